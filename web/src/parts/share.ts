/** Records to keep and to pass on. */

const SIGN = "#record=";

const through = async (bytes: BodyInit, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Response(bytes).body?.pipeThrough(stream)).arrayBuffer();

/** The part of an address that holds a record; no server is asked for it. */
export async function packed(record: string): Promise<string> {
  const bytes = new Uint8Array(await through(record, new CompressionStream("deflate-raw")));
  const text = btoa(String.fromCharCode(...bytes));
  return SIGN + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The record in an address; none where it holds none, or one that is cut off. */
export async function unpacked(hash: string): Promise<string> {
  if (!hash.startsWith(SIGN)) return "";
  try {
    const text = atob(hash.slice(SIGN.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    return "";
  }
}

/** Saves a text as a file. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
