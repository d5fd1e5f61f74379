import { defineConfig } from '@playwright/test';
import { browserLaunch } from './scripts/browser.ts';

const launch = await browserLaunch();

const isFull = process.env.MILEPOST_TEST_FULL === '1';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/demoStore.ts',
  testMatch: '**/*.spec.ts',
  testIgnore: process.env.MILEPOST_TEST_WITHOUT || [],
  grepInvert: isFull ? [] : [/@full/],
  timeout: 120_000,
  // What does not come fails; a machine that others keep busy takes its time.
  expect: { timeout: 30_000 },
  workers: 2,
  // A journey on a machine that stood still for a while is given a second try, and named at the end all the same.
  retries: isFull ? 0 : 1,
  fullyParallel: false,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  outputDir: 'test-results/browser',
  // One set for every system: the browser comes with its own fonts.
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  use: {
    browserName: 'chromium',
    // A renderer and a context of its own for each journey took a third of the browser's time.
    launchOptions: { ...launch, args: [...launch.args, '--process-per-site'] },
    reuseContext: true,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Keeping every step with its page takes time.
    trace: isFull ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
