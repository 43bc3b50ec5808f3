import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const house = process.env.LUDOTHEQUE_HOUSE ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // Components are tested in the form that browsers get.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: process.env.LUDOTHEQUE_WEB ?? "dist",
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
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
