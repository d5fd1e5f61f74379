import { expect, it } from 'vitest';
import { ENGLISH_LABELS } from './labelWords.ts';
import { statusNames } from './statusNames.ts';

it('of a plan that names none are left to the sentences', () => {
  expect(statusNames({ statuses: [] }, ENGLISH_LABELS)).toBeNull();
});

it('of a plan that names one are its own beside the usual ones', () => {
  expect(statusNames({ statuses: [{ code: 'off_target', name: 'Watch' }] }, ENGLISH_LABELS)).toEqual({
    achieved: 'Achieved',
    on_target: 'On Target',
    off_target: 'Watch',
    critical: 'Critical',
    not_started: 'Not Started',
    deferred: 'Deferred',
  });
});
