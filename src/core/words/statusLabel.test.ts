import { expect, it } from 'vitest';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { ENGLISH_LABELS } from './labelWords.ts';
import { statusLabel } from './statusLabel.ts';

it('a status is called as the plan calls it, the others as usual', () => {
  const words = { statuses: [{ code: 'off_target', name: 'Watch' }] } as const;
  expect(statusLabel('off_target', words, ENGLISH_LABELS)).toBe('Watch');
  expect(statusLabel('critical', words, ENGLISH_LABELS)).toBe('Critical');
  expect(statusLabel('no_figures', words, ENGLISH_LABELS)).toBe('No figures');
  expect(statusLabel('off_target', NO_PLAN_WORDS, ENGLISH_LABELS)).toBe('Off Target');
});
