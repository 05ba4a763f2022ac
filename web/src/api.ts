/** The HTTP side of the room. */
import { look } from "./look/look.svelte.ts";
import type { Reason } from "./wire.ts";

export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly detail: string,
    /** The same in words for people, where the server says it so. */
    readonly reasons: readonly Reason[] = [],
  ) {
    super(detail);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { "content-type": "application/json" } };
  if (body !== undefined) init.body = JSON.stringify(body);
  const answer = await fetch(path, init);
  if (!answer.ok) {
    const told = (await answer.json().catch(() => ({}))) as { detail?: string; reasons?: Reason[]; extra?: { key?: string; message?: string }[] };
    const more = Array.isArray(told.extra) ? told.extra.map(({ key, message }) => `${key ?? ""} ${message ?? ""}`.trim()) : [];
    throw new Fault(answer.status, [told.detail ?? answer.statusText, ...more].join("; "), told.reasons);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const remove = (path: string): Promise<void> => ask("DELETE", path);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>("PATCH", path, body);
export const post = <T>(path: string, body: unknown): Promise<T> => ask<T>("POST", path, body);

export async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Fault(answer.status, answer.statusText);
  return answer.text();
}

let session: Promise<unknown> | undefined;

/** Somebody without a session gets one, under the name that is kept here. */
export function enter(fallback: string): Promise<unknown> {
  session ??= post("/api/session", { name: look.name || fallback }).catch((fault: unknown) => {
    session = undefined;
    throw fault;
  });
  return session;
}
