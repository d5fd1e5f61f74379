import { expect, it } from 'vitest';
import { STATUSES, statusLabel } from './status.ts';

it('a status is labelled by its words, each with a capital', () => {
  expect(STATUSES.map(statusLabel)).toEqual([
    'Achieved',
    'On Target',
    'Off Target',
    'Critical',
    'Not Started',
    'Deferred',
  ]);
});
