import { OWN_KINDS } from '#core/own/ownField.ts';
import { NO_PLAN_WORDS, type PlanWords } from '#core/plan/planWords.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';

/** With words that nobody would guess, so that nothing that reads a code can read one of them. */
const NAMED: PlanWords = {
  levels: [
    { name: 'Priority', plural: 'Priorities' },
    { name: 'هدف', plural: 'أهداف' },
    { name: 'Maßnahme 🎯', plural: 'Maßnahmen 🎯' },
    { name: 'Step', plural: 'Steps' },
  ],
  statuses: [
    { code: 'achieved', name: 'Over the line' },
    { code: 'on_target', name: 'Sailing' },
    { code: 'off_target', name: 'Watch' },
    { code: 'critical', name: 'Needs help' },
    { code: 'not_started', name: 'قريبا' },
    { code: 'deferred', name: 'On hold' },
  ],
  palette: 'blue_brown',
  fields: OWN_KINDS.map((kind) => exampleOwnField({ id: `own_${kind}`, name: `Of ${kind}`, kind, public: true })),
  tableColumns: ['owner', 'own-own_text', 'weight'],
};

/** What the plans of tests name: nothing, or with MILEPOST_TEST_WORDS=named everything. */
export const WORDS_UNDER_TEST: PlanWords = process.env.MILEPOST_TEST_WORDS === 'named' ? NAMED : NO_PLAN_WORDS;
