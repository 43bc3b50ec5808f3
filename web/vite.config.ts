/// <reference types="vitest/config" />
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

import { texts } from "./texts.ts";

const house = process.env.LUDOTHEQUE_HOUSE ?? "http://127.0.0.1:8000";
const target = process.env.LUDOTHEQUE_WEB ?? "dist";

/** Each text beside its compressed forms: the server has nothing to do but hand them out (server/client.py). */
const compressed: Plugin = {
  name: "compressed",
  apply: "build",
  writeBundle() {
    for (const name of readdirSync(target, { recursive: true, encoding: "utf-8" })) {
      if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
      const text = readFileSync(join(target, name));
      writeFileSync(join(target, `${name}.br`), brotliCompressSync(text));
      writeFileSync(join(target, `${name}.gz`), gzipSync(text, { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [texts(import.meta.dirname), svelte(), compressed],
  // Components are tested in the form that browsers get.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: target,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the house's pages load nothing from data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [".."] }, // texts and rules lie beside the Python that reads them too
    proxy: { "/api": { target: house, ws: true } },
  },
  // A browser is made only for tests that begin with `// @vitest-environment jsdom`: it costs more than most of them.
  // A test that hangs fails; one on a busy machine only takes longer.
  test: { environment: "node", include: ["src/**/*.test.ts"], testTimeout: 60_000, hookTimeout: 60_000 },
});
