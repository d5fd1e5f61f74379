/** Journeys and benchmarks look at pages in the same browser that prints them. */
export { browserLaunch, launchBrowser } from '#server/features/reports/packedBrowser.ts';
