import { defineConfig } from 'vitest/config';

/** The tests of core alone, each file by itself: what `npm run test:mutation` holds core's mutants against. */
export default defineConfig({
  test: {
    include: ['src/core/**/*.test.ts'],
    setupFiles: ['./vitest.setup.ts'],
    pool: 'threads',
    testTimeout: 60_000,
  },
});
