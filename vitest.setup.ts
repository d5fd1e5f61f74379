import fc from 'fast-check';
import { expect } from 'vitest';

/** One sequence of random cases for every run, so that a red test is red again; the full run draws a new one each time. */
const SEED = 20_261_120;

if (process.env.MILEPOST_TEST_FULL !== '1') fc.configureGlobal({ seed: SEED });

// Whatever runs the server reads its statements (docs/guide/scaling.md).
if (expect.getState().testPath?.includes('/src/server/')) {
  const { cheapenHashing } = await import('./testing/server/hashingUnderTest.ts');
  cheapenHashing();
  const { watchStatements } = await import('./testing/server/statementsUnderTest.ts');
  watchStatements();
}
