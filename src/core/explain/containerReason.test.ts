import { describe, expect, it } from 'vitest';
import { NO_GOALS } from '#core/rollup/distribution.ts';
import { containerReason } from './containerReason.ts';

const NONE = NO_GOALS;

describe('a container is explained by the health of the measured goals below it', () => {
  it.each([
    [{ ...NONE, on_target: 2, off_target: 1 }, 'The 3 measured goals below it have a health of 83 out of 100.'],
    [{ ...NONE, critical: 1, deferred: 4 }, 'The measured goal below it has a health of 0 out of 100.'],
    [{ ...NONE, not_started: 2 }, 'None of the goals below it has figures yet.'],
    [NONE, 'None of the goals below it has figures yet.'],
  ])('%j', (distribution, reason) => {
    expect(containerReason(distribution)).toBe(reason);
  });
});
