import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { faces } from "./scripts/faces.ts";

export default defineConfig({
  plugins: [svelte(), faces()],
  build: {
    outDir: "../src/vorhand/room/client",
    emptyOutDir: true,
    manifest: "manifest.json",
    rollupOptions: { input: { app: "src/main.ts", look: "src/look/page.ts", site: "src/site.css" } },
  },
  server: { proxy: { "^/(api|words|rules|schema)": { target: "http://127.0.0.1:8400", ws: true } } },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
