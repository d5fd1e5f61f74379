import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'page', include: ['src/{core,contract,languages,web}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{src/server,scripts,trust,packaging}/**/*.test.ts'],
          exclude: [
            '**/*.alone.test.ts',
            ...(process.env.MILEPOST_TEST_WITHOUT ? [process.env.MILEPOST_TEST_WITHOUT] : []),
          ],
        },
      },
      // Files that replace modules of the server, which another file in the same worker would get.
      { extends: true, test: { name: 'alone', include: ['src/server/**/*.alone.test.ts'], isolate: true } },
    ],
    // A file of tests leaves nothing behind that another could trip over, so files share a worker and what it has loaded.
    isolate: false,
    setupFiles: ['./vitest.setup.ts'],
    globalSetup: ['./testing/server/dropTestDatabases.ts'],
    pool: 'threads',
    // All cores: the runner leaves one free, which of two is half.
    maxWorkers: '100%',
    // What hangs fails; a machine that others keep busy takes its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // A test on a machine that stood still for a while is given a second try, and named at the end all the same.
    retry: process.env.MILEPOST_TEST_FULL === '1' ? 0 : 1,
    coverage: {
      provider: 'v8',
      include: ['src/core/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text', 'json-summary'],
      reportsDirectory: 'coverage',
      thresholds: { branches: 100 },
    },
  },
});
