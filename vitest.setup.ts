import fc from 'fast-check';
import { expect } from 'vitest';

/** One sequence of random cases for every run, so that a red test is red again; the full run draws a new one each time. */
const SEED = 20_261_120;

/** How many cases a property of core has there, where it does not say so itself; fast-check's 100 otherwise. */
const CASES_IN_FULL_RUN = 1_000;

const path = expect.getState().testPath;
if (process.env.MILEPOST_TEST_FULL !== '1') fc.configureGlobal({ seed: SEED });
else if (path?.includes('/src/core/')) fc.configureGlobal({ numRuns: CASES_IN_FULL_RUN });
else fc.resetConfigureGlobal();

// Whatever runs the server reads its statements (docs/guide/scaling.md).
if (path?.includes('/src/server/')) {
  const { cheapenHashing } = await import('./testing/server/hashingUnderTest.ts');
  cheapenHashing();
  const { watchStatements } = await import('./testing/server/statementsUnderTest.ts');
  watchStatements();
}
