import { describe, expect, it } from 'vitest';
import { DEFAULT_PERSPECTIVE_LABELS } from '#core/plan/perspective.ts';
import { DEFAULT_THRESHOLDS, type Plan } from '#core/plan/plan.ts';
import { eachOption } from '#core/plan/planOptions.ts';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import { changedFields, draftOf, patchOf, problemsIn } from './planDraft.ts';

const PLAN: Plan = {
  id: 'plan',
  name: 'City plan',
  company: 'Milltown',
  fiscalStartMonth: 7,
  fiscalDisplay: 'bothYears',
  tiers: 3,
  perspectives: DEFAULT_PERSPECTIVE_LABELS,
  dateFormat: 'M/D/Y',
  currency: '$',
  weekStart: 1,
  timeZone: 'America/New_York',
  thresholds: DEFAULT_THRESHOLDS,
  isArchived: false,
  isOutlookOff: false,
  ...eachOption(() => false),
  ...NO_PLAN_WORDS,
  closedUntil: null,
  isDemo: false,
};
const draft = draftOf(PLAN);

describe('what is sent of the settings', () => {
  it('is nothing where nothing was changed', () => {
    expect(changedFields(PLAN, draft)).toEqual([]);
    expect(patchOf(PLAN, draft)).toEqual({});
    expect(patchOf(PLAN, { ...draft, name: 'City plan ' })).toEqual({});
  });

  it.each([
    [{ name: 'Other' }, { name: 'Other' }],
    [{ company: '' }, { company: '' }],
    [{ onTarget: '95' }, { thresholds: { on_target: 0.95, off_target: 0.8 } }],
    [{ fiscalStartMonth: 1 }, { fiscal_month: 1 }],
    [{ fiscalDisplay: 'startYear' }, { fiscal_display: 1 }],
    [{ weekStart: 0 }, { week_start: 0 }],
    [{ timeZone: 'Europe/Madrid' }, { time_zone: 'Europe/Madrid' }],
    [{ tiers: 2 }, { tiers: 2 }],
    [{ dateFormat: 'D/M/Y' }, { date_format: 'D/M/Y' }],
    [{ currency: '€' }, { currency_indicator: '€' }],
    [{ c: 'Residents' }, { perspectives: { c: 'Residents' } }],
  ] as const)('is only what was changed: %j', (change, patch) => {
    expect(patchOf(PLAN, { ...draft, ...change })).toEqual(patch);
  });
});

describe('what the settings refuse', () => {
  it.each([
    [{}, {}],
    [{ name: ' ' }, { name: 'nameMissing' }],
    [{ o: '' }, { o: 'perspectiveMissing' }],
    [{ onTarget: '39' }, { onTarget: 'thresholdWrong' }],
    [{ offTarget: '40' }, {}],
    [{ onTarget: '130' }, {}],
    [{ onTarget: '131' }, { onTarget: 'thresholdWrong' }],
    [{ onTarget: '9o' }, { onTarget: 'thresholdWrong' }],
    [{ offTarget: '90' }, {}],
    [{ offTarget: '91' }, { offTarget: 'thresholdOrder' }],
  ] as const)('%j: %j', (change, problems) => {
    expect(problemsIn({ ...draft, ...change })).toEqual(problems);
  });
});
