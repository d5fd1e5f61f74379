import { expect, it } from 'vitest';
import type { ImportDraft } from '#contract/importDraft.ts';
import { DEFAULT_PERSPECTIVE_LABELS } from '#core/plan/perspective.ts';
import { fieldText } from './rowText.ts';

const plan: ImportDraft['plan'] = {
  id: null,
  name: 'Plan',
  isNew: true,
  date_format: 'D/M/Y',
  currency: '€',
  fiscal_month: 1,
  fiscal_display: 0,
  perspectives: { ...DEFAULT_PERSPECTIVE_LABELS, f: 'Budget' },
  own_fields: [],
};

it.each([
  ['perspective', 'f', 'word', 'Budget'],
  ['perspective', null, 'word', '–'],
  ['priority', 'high', 'word', 'High'],
  ['Initial', 'f', 'text', 'f'],
] as const)('a value of %s, %j as %s, reads %s', (field, value, as, text) => {
  expect(fieldText(field, value, as, plan)).toBe(text);
});
