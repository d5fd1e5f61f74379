import { describe, expect, it } from 'vitest';
import { dayInTimeZone } from '#core/calendar/dayInTimeZone.ts';
import { day, EXAMPLE_PLAN, type Example, exampleQuestion, monthly } from '#testing/core/exampleFigures.ts';
import { examplePlanFigures, months } from '#testing/core/examplePlanFigures.ts';
import { explain } from './explain.ts';
import { type ExplanationText, explanationText } from './explanationText.ts';
import { ENGLISH_EXPLANATIONS } from './explanationWords.ts';
import { coverageText } from './noteTexts.ts';

const STYLE = {
  ...EXAMPLE_PLAN,
  currency: '$',
  statuses: [],
  dayOfInstant: (instant: string) => dayInTimeZone(Date.parse(instant), 'Pacific/Auckland'),
};
const TWO_YEARS = { start: day('2024-01-01'), end: day('2025-12-31') };

function textOf(example: Example): ExplanationText {
  return explanationText(explain(...exampleQuestion(example)), STYLE);
}

/** Nine months of overtime, 14.4% over a target of 40,000 a month. */
const OVERTIME: Example = {
  goal: { targetDirection: 'down', valueType: 'currency' },
  entries: monthly(Array(12).fill(40_000), [52_000, ...Array(8).fill(45_000)]),
  today: '2025-10-06',
};

it('an explanation in full', () => {
  expect(textOf(OVERTIME)).toEqual({
    reason: 'At the end of Sep 2025 it stood 14.4% over its target to date.',
    figures: [
      { label: 'Actual to date', value: '$412,000', origin: 'sum of 9 months, Jan 2025 to Sep 2025' },
      { label: 'Target to date', value: '$360,000', origin: 'sum of 9 months, Jan 2025 to Sep 2025' },
      { label: 'Difference', value: '+$52,000', origin: 'lower is better' },
      { label: 'End target', value: '$480,000', origin: 'sum of 12 months, Jan 2025 to Dec 2025' },
      { label: 'Target met', value: '86%', origin: 'of the target to date of $360,000' },
      { label: 'Time elapsed', value: '77%', origin: '279 of 365 days' },
    ],
    formula: {
      terms: '1 − (412,000 − 360,000) ÷ 360,000',
      result: '0.856',
      limits: 'On Target from 0.9, Off Target from 0.8, otherwise Critical',
    },
    outlook: [
      { kind: 'better', text: 'Oct 2025 at $28,000 or less would turn it green.' },
      {
        kind: 'better',
        text: '$38,666 or less a month for the remaining 3 months would make it green at the end; so far $45,778.',
      },
      { kind: 'worse', text: 'It becomes Critical if Oct 2025 passes $68,000.' },
    ],
    notes: [],
  });
});

describe('the reason', () => {
  const yearTarget = { targetsByYear: new Map([[2025, 100]]) };

  it.each([
    [
      'exactly on target',
      { entries: monthly([10, 10], [10]), today: '2025-02-01' },
      'At the end of Jan 2025 it stood exactly on its target to date.',
    ],
    [
      'under it',
      { entries: monthly([10], [9.5]), today: '2025-02-01' },
      'At the end of Jan 2025 it stood 5% under its target to date.',
    ],
    [
      'next to nothing over it',
      { entries: monthly([10_000, 10_000], [10_001]), today: '2025-02-01' },
      'At the end of Jan 2025 it stood less than 0.1% over its target to date.',
    ],
    [
      'a tenth of a percent',
      { entries: monthly([10_000, 10_000], [10_005]), today: '2025-02-01' },
      'At the end of Jan 2025 it stood 0.1% over its target to date.',
    ],
    [
      'over a target of 0',
      { goal: { targetDirection: 'down' }, entries: monthly([0], [3]), today: '2025-02-01' },
      'At the end of Jan 2025 it stood 3 over its target to date.',
    ],
    [
      'under a target of 0',
      { entries: monthly([0], [-3]), today: '2025-02-01' },
      'At the end of Jan 2025 it stood 3 under its target to date.',
    ],
    [
      'in shares of the way',
      {
        goal: { aggregation: 'current', targetDirection: 'down', baseline: { value: 40, date: null } },
        entries: monthly([0], [1]),
        today: '2025-02-01',
      },
      'At the end of Jan 2025 it stood 2.5% of the way from its baseline over its target to date.',
    ],
    [
      'in shares of the way, short of it',
      {
        goal: { aggregation: 'current', baseline: { value: -40, date: null } },
        entries: monthly([0], [-1]),
        today: '2025-02-01',
      },
      'At the end of Jan 2025 it stood 2.5% of the way from its baseline under its target to date.',
    ],
    [
      'weekly',
      { goal: { trackingFrequency: 'weekly' }, entries: { '2025-01-06': [10, 9] }, today: '2025-02-01' },
      'At the end of the week of Jan 6, 2025 it stood 10% under its target to date.',
    ],
    [
      'carried',
      {
        goal: { aggregation: 'current', span: TWO_YEARS, ...yearTarget },
        entries: { '2024-12-01': [10, 9] },
        today: '2025-01-10',
      },
      'As of Dec 2024 it stood 10% under its target to date.',
    ],
    [
      'at the end',
      { entries: monthly(Array(12).fill(10), Array(12).fill(9)), today: '2026-01-10' },
      'It ended 10% under its end target.',
    ],
    [
      'achieved',
      { goal: yearTarget, entries: monthly([], [105]), today: '2025-02-01' },
      'Its actual of 105 reaches the end target of 100.',
    ],
    [
      'before the start',
      { goal: { span: { start: day('2025-03-01'), end: null } }, today: '2025-02-01' },
      'It starts on Mar 1, 2025.',
    ],
    ['no figures', { today: '2025-02-01' }, 'There are no figures in FY25 yet.'],
    ['no figures at all', { today: '2025-02-01', year: 'ALL' }, 'There are no figures yet.'],
    ['no target', { entries: monthly([], [1]), today: '2025-02-01' }, 'It has no target.'],
    [
      'no telling what is due',
      {
        goal: { span: { start: day('2025-01-01'), end: null }, allTarget: 5 },
        entries: monthly([], [1]),
        today: '2025-02-01',
        year: 'ALL',
      },
      'It cannot be said how much of the end target is due by now.',
    ],
  ] satisfies [string, Example, string][])('%s', (_name, example, reason) => {
    expect(textOf(example).reason).toBe(reason);
  });

  it.each([
    ['agreed with the board', 'Ada Moss set On Target by hand on May 3, 2025: agreed with the board'],
    ['', 'Ada Moss set On Target by hand on May 3, 2025.'],
  ])('a status set by hand says who, when and why', (note, reason) => {
    const handStatus = {
      status: 'on_target',
      note,
      memberId: '7',
      by: 'Ada Moss',
      at: '2025-05-02T20:00:00.000Z',
      computedActual: null,
    } as const;
    const { reason: told, notes } = textOf({ goal: { handStatus }, entries: monthly([10], [1]), today: '2025-02-01' });
    expect([told, notes[0]]).toEqual([reason, 'By its figures alone it would be Critical.']);
  });
});

describe('where a figure comes from', () => {
  const originOf = (label: string, example: Example) =>
    textOf(example).figures.find((line) => line.label === label)?.origin;
  const entries = monthly([], [10, 10]);
  const today = '2025-02-28';

  it.each([
    ['set for the year', 'End target', { goal: { targetsByYear: new Map([[2025, 365]]) } }, 'set for the year'],
    [
      'a share of it',
      'Target to date',
      { goal: { targetsByYear: new Map([[2025, 365]]) } },
      '59 of 365 days of 365 (set for the year)',
    ],
    [
      'set for the whole life, held',
      'Target to date',
      { goal: { aggregation: 'average', allTarget: 5 } },
      'set for the goal as a whole',
    ],
    [
      '100%',
      'End target',
      { goal: { aggregation: 'highest', isEndOfYear100: true, valueType: 'percent' } },
      '100% complete',
    ],
    [
      'the target of one year',
      'End target',
      { goal: { span: TWO_YEARS, targetsByYear: new Map([[2024, 5]]) }, year: 'ALL' },
      'sum of 1 year’s target',
    ],
    [
      'targets of several',
      'End target',
      {
        goal: {
          span: TWO_YEARS,
          targetsByYear: new Map([
            [2024, 5],
            [2025, 6],
          ]),
        },
        year: 'ALL',
      },
      'sum of 2 years’ targets',
    ],
    ['one month', 'Actual to date', { entries: monthly([], [10]) }, 'sum of 1 month, Jan 2025'],
    ['a mean', 'Actual to date', { goal: { aggregation: 'average' } }, 'mean of 2 months, Jan 2025 to Feb 2025'],
    [
      'the highest',
      'Actual to date',
      { goal: { aggregation: 'highest' } },
      'highest of 2 months, Jan 2025 to Feb 2025',
    ],
    ['the lowest', 'Actual to date', { goal: { aggregation: 'lowest' } }, 'lowest of 2 months, Jan 2025 to Feb 2025'],
    ['the last', 'Actual to date', { goal: { aggregation: 'current' } }, 'last of 2 months, Jan 2025 to Feb 2025'],
    [
      'a stated baseline',
      'Baseline',
      { goal: { aggregation: 'current', baseline: { value: 3, date: null } } },
      'set as the baseline',
    ],
    [
      'the line',
      'Target to date',
      { goal: { aggregation: 'current', targetsByYear: new Map([[2025, 400]]), baseline: { value: 36, date: null } } },
      'on the straight line from 36 on Jan 1, 2025 to 400 on Dec 31, 2025',
    ],
    ['the percent of the end target', 'Percent complete', { goal: { allTarget: 40 } }, 'of the end target of 40'],
    [
      'the percent of the way',
      'Target met',
      { goal: { aggregation: 'current', targetDirection: 'down', allTarget: 4, baseline: { value: 36, date: null } } },
      'of the way from 36 to 4',
    ],
    ['higher is better', 'Difference', { goal: { allTarget: 40 } }, 'higher is better'],
    ['nearer is better', 'Difference', { goal: { allTarget: 40, targetDirection: 'equal' } }, 'closer to 0 is better'],
    [
      'an unfinished year',
      'Target to date',
      { goal: { trackingFrequency: 'yearly' }, entries: { '2025-01-01': [365, 5] } },
      'sum of 1 year, FY25, the last for 59 of its 365 days',
    ],
    [
      'weeks',
      'Actual to date',
      { goal: { trackingFrequency: 'weekly' }, entries: { '2025-01-06': [1, 5], '2025-01-13': [1, 5] } },
      'sum of 2 weeks, Week of Jan 6, 2025 to Week of Jan 13, 2025',
    ],
  ] satisfies [string, string, Partial<Example>, string][])('%s', (_name, label, example, origin) => {
    expect(originOf(label, { entries, today, ...example })).toBe(origin);
  });

  it('the goals below', () => {
    const [goal, series, context] = exampleQuestion({ today });
    const pair = { actual: 40, target: 50 };
    const childPercents = { ytd: pair, ptd: pair, asOf: day('2025-01-01') };
    const { figures, outlook } = explanationText(explain(goal, series, { ...context, childPercents }), STYLE);
    expect(figures.map(({ label, value, origin }) => [label, value, origin])).toEqual([
      ['Actual to date', '40%', 'mean of the goals below'],
      ['Target to date', '50%', 'mean of the goals below'],
      ['Difference', '-10.0 points', 'higher is better'],
      ['End target', '100%', '100% complete'],
      ['Percent complete', '40%', 'mean of the goals below'],
      ['Time elapsed', '17%', '59 of 365 days'],
    ]);
    expect(outlook).toEqual([]);
  });

  it('of sparser targets the part that is compared', () => {
    const { figures } = textOf({ entries: monthly([null, 10], [50, 9]), today });
    expect(figures.slice(0, 2)).toEqual([
      { label: 'Actual to date', value: '59', origin: 'sum of 2 months, Jan 2025 to Feb 2025' },
      { label: 'Part compared', value: '9', origin: 'sum of 1 month, Feb 2025' },
    ]);
  });

  it('of targets for several periods how much of the last one counts', () => {
    const entries = monthly([30, null, null, 30], [9, 9, 9, 9, 9]);
    const { figures } = textOf({ entries, today: '2025-05-28' });
    expect(figures.find(({ label }) => label === 'Target to date')).toEqual({
      label: 'Target to date',
      value: '50',
      origin: 'sum of 2 months, Jan 2025 to Apr 2025, the last for 2 of its 3 months',
    });
  });

  it('of a Current goal what the difference is measured in, unless it is the target', () => {
    const goal = { aggregation: 'current', targetDirection: 'down', baseline: { value: 200, date: null } } as const;
    const { figures } = textOf({ goal, entries: monthly([0.1], [2]), today: '2025-01-28' });
    expect(figures.find(({ label }) => label === 'Measured in')).toEqual({
      label: 'Measured in',
      value: '199.9',
      origin: 'the way from the baseline to the end target',
    });
  });

  it('nothing is told of what there is not', () => {
    const open = { span: { start: null, end: null } };
    expect(textOf({ goal: open, today, year: 'ALL' })).toMatchObject({
      figures: [],
      formula: null,
      outlook: [],
      notes: [],
    });
  });
});

describe('the formula', () => {
  it.each([
    ['up', {}, [10], [9], '1 + (9 − 10) ÷ 10', '0.9'],
    ['down', { targetDirection: 'down' }, [10], [9], '1 − (9 − 10) ÷ 10', '1.1'],
    ['equal', { targetDirection: 'equal' }, [10], [9], '1 − |9 − 10| ÷ 10', '0.9'],
    ['below 0', {}, [-50], [-60], '1 + ((-60) − (-50)) ÷ 50', '0.8'],
    ['up to 0', {}, [0], [3], '3 ≥ 0', '1'],
    ['down to 0', { targetDirection: 'down' }, [0], [3], '3 ≤ 0', '0'],
    ['equal to 0', { targetDirection: 'equal' }, [0], [3], '3 = 0', '0'],
    ['not rounded across a threshold', {}, [100_000], [89_999], '1 + (89,999 − 100,000) ÷ 100,000', '0.89999'],
    ['rounded to three decimals', {}, [300], [287], '1 + (287 − 300) ÷ 300', '0.957'],
  ] as const)('%s', (_name, goal, targets, actuals, terms, result) => {
    expect(textOf({ goal, entries: monthly(targets, actuals), today: '2025-02-01' }).formula).toMatchObject({
      terms,
      result,
    });
  });

  it('a hair below a threshold shows every digit it needs', () => {
    const { formula } = textOf({ entries: monthly([1e15], [9e14 - 1]), today: '2025-02-01' });
    expect(formula?.result).toBe('0.899999999999999');
  });
});

describe('the outlook', () => {
  const outlookOf = (example: Partial<Example>) =>
    textOf({ today: '2025-02-01', ...example }).outlook.map(({ kind, text }) => `${kind}: ${text}`);

  it.each([
    [
      'any figure will do',
      { goal: { aggregation: 'highest' }, entries: monthly([null, 10, 100], [20]) },
      [
        'better: Feb 2025 at any figure would turn it green.',
        'better: 90 or more by Dec 2025 would make it green at the end.',
      ],
    ],
    [
      'no figure will do',
      { goal: { aggregation: 'highest', targetDirection: 'down' }, entries: monthly([10, 10, 10], [20]) },
      [
        'better: No figure for Feb 2025 alone would turn it green.',
        'better: Nothing up to Dec 2025 can turn it green.',
      ],
    ],
    [
      'between two limits',
      {
        goal: { aggregation: 'average', targetDirection: 'equal' },
        entries: { ...monthly([10, 10], [5]), '2025-12-01': [10, null] },
      },
      [
        'better: Feb 2025 at 13 to 17 would turn it green.',
        'better: 9.37 to 11.54 on average over the remaining 11 months would make it green at the end; so far 5.',
      ],
    ],
    [
      'by the end',
      { goal: { aggregation: 'current' }, entries: { ...monthly([10, 10], [5]), '2025-12-01': [50, null] } },
      [
        'better: Feb 2025 at 9 or more would turn it green.',
        'better: 45 or more by Dec 2025 would make it green at the end.',
      ],
    ],
    [
      'what keeps it green',
      { entries: monthly([10, 10], [10]) },
      ['worse: It is no longer On Target if Feb 2025 falls below 8.'],
    ],
    [
      'what keeps it achieved',
      { goal: { aggregation: 'current', allTarget: 5 }, entries: monthly([], [6]) },
      ['worse: It is no longer Achieved if Feb 2025 falls below 5.'],
    ],
    ['whatever comes keeps it green', { goal: { aggregation: 'highest' }, entries: monthly([10, 10, 20], [10]) }, []],
    [
      'whatever comes takes it away',
      { goal: { aggregation: 'highest', targetDirection: 'down' }, entries: monthly([null, 10, 100], [50]) },
      ['worse: It is no longer On Target whatever Feb 2025 shows.'],
    ],
    [
      'out of two limits',
      { goal: { aggregation: 'current', targetDirection: 'equal' }, entries: monthly([10, 10, 20], [10]) },
      ['worse: It is no longer On Target if Feb 2025 leaves 9 to 11.'],
    ],
    [
      'weeks',
      { goal: { trackingFrequency: 'weekly' }, entries: { '2025-01-06': [10, 8], '2025-01-13': [10, null] } },
      [
        'better: Week of Jan 13, 2025 at 10 or more would turn it green.',
        'worse: It becomes Critical if the week of Jan 13, 2025 falls below 8.',
      ],
    ],
  ] satisfies [string, Partial<Example>, string[]][])('%s', (_name, example, sentences) => {
    expect(outlookOf(example)).toEqual(sentences);
  });

  it('no limit over the rest says nothing of it', () => {
    const goal = { aggregation: 'lowest', targetDirection: 'down' } as const;
    const entries = { ...monthly([10, 10], [20]), '2025-12-01': [40, null] } as const;
    expect(outlookOf({ goal, entries })).toHaveLength(2);
    const high = { ...monthly([10, 10], [20]), '2025-03-01': [1, null] } as const;
    expect(outlookOf({ goal, entries: high })).toHaveLength(2);
  });
});

describe('the notes', () => {
  const notesOf = (example: Example) => textOf(example).notes;

  it.each([
    [
      'carried',
      {
        goal: { aggregation: 'current', span: TWO_YEARS, targetsByYear: new Map([[2025, 9]]) },
        entries: { '2024-12-01': [10, 9] },
        today: '2025-01-10',
      },
      ['There is no newer figure: the one from Dec 2024 counts until it is stale.'],
    ],
    [
      'sparser targets',
      { entries: monthly([null, 10], [50, 9]), today: '2025-02-28' },
      ['No target stands for some of its periods: only 9 of the actual, Feb 2025, is compared.'],
    ],
    [
      'targets elsewhere',
      { entries: monthly([10, null], [null, 9]), today: '2025-02-28' },
      [
        'No target stands for a period that has an actual: the elapsed share of the end target is compared.',
        'Missing before the latest figure: Jan 2025.',
      ],
    ],
    [
      'the end unreported',
      { entries: { '2025-11-01': [10, 9], '2025-12-01': [1, null] }, today: '2026-06-01' },
      [
        'Its last period is overdue, so the figures so far are compared with the end target.',
        'Missing',
        'Its next figure is overdue.',
      ],
    ],
    [
      'missing',
      { entries: monthly([10, 10, 10], [9, null, 9]), today: '2025-03-28' },
      ['Missing before the latest figure: Feb 2025.'],
    ],
    [
      'three missing',
      { entries: { '2025-01-01': [10, 9], '2025-05-01': [10, 9] }, today: '2025-05-28' },
      ['Missing before the latest figure: Feb 2025, Mar 2025, Apr 2025.'],
    ],
    [
      'many missing',
      { entries: { '2025-01-01': [10, 9], '2025-06-01': [10, 9] }, today: '2025-06-28' },
      ['4 months before the latest figure are missing.'],
    ],
    [
      'reached too early',
      { goal: { aggregation: 'average' }, entries: monthly([10], [10]), today: '2025-02-01' },
      ['So far it meets its end target; that counts once its dates have passed and the last period is reported.'],
    ],
    [
      'held',
      {
        goal: { aggregation: 'average', targetsByYear: new Map([[2025, 90]]) },
        entries: monthly([10], [11]),
        today: '2025-02-01',
      },
      ['Progress stays at 100% at most until the end date has passed.'],
    ],
    [
      'overdue',
      { entries: monthly([10], [9]), today: '2025-03-28', goal: { allTarget: 99 } },
      ['Its next figure is overdue.'],
    ],
  ] satisfies [string, Example, string[]][])('%s', (_name, example, notes) => {
    const told = notesOf(example);
    expect(told).toHaveLength(notes.length);
    notes.forEach((note, index) => {
      if (note === 'Missing') expect(told[index]).toBe('10 months before the latest figure are missing.');
      else expect(told[index]).toBe(note);
    });
  });
});

describe('what a computed figure leaves out', () => {
  it('is said beside it', () => {
    const today = '2025-11-05';
    const entries = examplePlanFigures(today, {
      '1': { aggregation: 'sum', entries: months(10, 10, 10, 10, 10, 10) },
      '2': { aggregation: 'sum', entries: months(...Array(10).fill(100)) },
      '3': { actualFormula: '[#1] / [#2]', aggregation: 'average', allTarget: 1 },
    }).entriesOf('3');
    if (entries === null) throw new Error('no such goal');
    const { goal, series, formulaTotals = null } = entries;
    const context = { plan: EXAMPLE_PLAN, today: day(today), year: 2025, formulaTotals };
    expect(explanationText(explain(goal, series.series, context), STYLE).notes).toContain(
      '6 of 10 months have both figures it is computed from: only these count.',
    );
  });

  it.each([
    [{ counted: 1, of: 10, goals: 2 }, '1 of 10 months has both figures it is computed from: only it counts.'],
    [{ counted: 6, of: 10, goals: 3 }, '6 of 10 months have all figures it is computed from: only these count.'],
  ])('%j reads %s', (coverage, text) => {
    const unit = { valueType: 'number', currency: '$', unit: '' } as const;
    const wording = { dates: EXAMPLE_PLAN, unit, frequency: 'monthly', words: ENGLISH_EXPLANATIONS } as const;
    expect(coverageText(coverage, wording)).toBe(text);
  });
});
