import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    globalSetup: [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
