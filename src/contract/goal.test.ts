import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { addDays, type Day, readIsoDate } from '#core/calendar/date.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import type { StatusRule } from '#core/goal/figures.ts';
import { goalFields, NOTHING_STATED } from '#core/goal/goalFields.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { decodeGoal } from './decodeGoal.ts';
import { type FieldByKind, fieldsByKind, goalWire, type WireField, type WireStated } from './goal/goalWire.ts';
import { WIRE_GOAL_FIELDS, wireGoalSchema } from './goal/wireGoal.ts';
import { encodeGoal } from './goal.ts';
import { decodeEntries } from './wire/entries.ts';

const anyDay: fc.Arbitrary<Day> = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays(day('1970-01-01'), days));
const anySpan = fc.record({ start: fc.option(anyDay), end: fc.option(anyDay) });
// JSON has one zero and no infinity: -0 and 0 are one number on the wire.
const anyFigure = fc.double({ noDefaultInfinity: true, noNaN: true }).map((figure) => figure + 0);
const anyEntries = fc.array(fc.record({ date: anyDay, target: fc.option(anyFigure), actual: fc.option(anyFigure) }), {
  maxLength: 3,
});
const anyToDate = fc.record({
  actual: fc.option(anyFigure),
  target: fc.option(anyFigure),
  variance: fc.option(anyFigure),
});
const anyText = fc.string({ unit: 'grapheme' });
const anyCount = fc.nat(99);
const oneOf = <const Word>(...words: readonly Word[]) => fc.constantFrom(...words);

const RULES = [
  'deferred',
  'setByHand',
  'container',
  'notBegun',
  'noFigures',
  'noTarget',
  'achieved',
  'attainmentToDate',
  'attainmentAtEnd',
] as const satisfies readonly StatusRule[];

const anyFigures = fc
  .record({
    goalId: fc.constant(''),
    year: oneOf<FiscalYear>('ALL', 1999, 2025),
    inFiscalYear: fc.boolean(),
    window: fc.option(anySpan),
    asOf: fc.option(anyDay),
    stale: fc.boolean(),
    ytd: anyToDate,
    ptd: anyToDate,
    all: anyToDate,
    eoyTarget: fc.option(anyFigure),
    allTarget: fc.option(anyFigure),
    baseline: fc.option(anyFigure),
    attainment: fc.option(anyFigure),
    status: oneOf(...STATUSES),
    statusRule: oneOf(...RULES),
    statusText: anyText,
    percentComplete: fc.option(anyFigure),
    percentBasis: oneOf('endTarget', 'wayFromBaseline', 'targetToDate', 'children'),
    expectedPercent: fc.option(anyFigure),
    targetPercent: fc.option(anyFigure),
    hasPeriodicTargets: fc.boolean(),
    isEoyTargetCombined: fc.boolean(),
    isAllTargetCombined: fc.boolean(),
    distribution: fc.option(
      fc.record({
        achieved: anyCount,
        on_target: anyCount,
        off_target: anyCount,
        critical: anyCount,
        not_started: anyCount,
        deferred: anyCount,
        no_figures: anyCount,
        no_target: anyCount,
      }),
    ),
  })
  .map((figures) => ({
    ...figures,
    all: { ...figures.all, target: figures.allTarget },
    endTarget: figures.year === 'ALL' ? figures.allTarget : figures.eoyTarget,
  }));

type ReadField = Exclude<WireField, FieldByKind>;
type Stated = { readonly [Name in ReadField]: fc.Arbitrary<WireStated[Name]> };

/** Each by its kind: a field that is added to the table is among them, unless no screen shows it. */
function anyStated(): Stated;
function anyStated(): object {
  const names = namesOf(goalWire).filter((name) => !fieldsByKind().some((field) => field.name === name));
  return Object.fromEntries(names.map((name) => [name, anyOf(goalFields[name])]));
}

function anyOf(field: (typeof goalFields)[WireField]): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'line':
    case 'text':
      return anyText;
    case 'count':
      return fc.nat(6);
    case 'figure':
      return fc.option(anyFigure);
    case 'amount':
      return fc.integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
    case 'yesNo':
      return fc.boolean();
    case 'day':
      return fc.option(anyDay);
    case 'choice':
      return fc.constantFrom(...field.words, field.absent);
    case 'formula':
    case 'goal':
    case 'department':
    case 'member':
      return fc.option(anyText);
    case 'members':
      return fc.array(anyText);
    case 'own':
      return fc.dictionary(fc.constantFrom('a', 'b'), fc.oneof(anyText, anyFigure, fc.boolean(), fc.array(anyText)), {
        noNullPrototype: true,
      });
    case 'window':
      return anySpan;
    case 'baseline':
      return fc.option(fc.record({ value: anyFigure, date: fc.option(anyDay) }));
    case 'newBases':
      return fc.array(fc.record({ date: anyDay, reason: anyText }));
    case 'yearTargets':
      return fc
        .uniqueArray(fc.tuple(fc.integer({ min: 1990, max: 2090 }), anyFigure), {
          selector: ([year]) => year,
          maxLength: 3,
        })
        .map((targets) => new Map(targets));
  }
}

const anyStretches = fc.option(fc.constant({ '2026-07-01/2026-09-30': 61.5, '2026-10-01/2026-12-31': null }));

const anyDashboardGoal: fc.Arbitrary<DashboardGoal> = fc
  .record({
    id: anyText,
    ...anyStated(),
    updatedAt: anyText,
    lastComment: fc.option(fc.record({ text: anyText, firstName: anyText, lastName: anyText, at: anyText })),
    commentCount: anyCount,
    milestoneCount: fc.option(fc.record({ done: anyCount, total: anyCount })),
    objective: fc.option(fc.record({ id: anyText, number: anyText, name: anyText, description: anyText })),
    figures: anyFigures,
    pretty: fc.record({
      ytd: anyText,
      ytdTarget: anyText,
      ytdVariance: anyText,
      ptd: anyText,
      ptdTarget: anyText,
      ptdVariance: anyText,
      all: anyText,
      allTarget: anyText,
      allVariance: anyText,
      eoyTarget: anyText,
      eoyVariance: anyText,
      start: anyText,
      end: anyText,
      graphType: anyText,
    }),
    chartKind: oneOf('line', 'circle'),
    entries: anyEntries,
    partialEntries: anyEntries,
    chartedTotals: fc.option(
      fc.record({
        actuals: anyStretches,
        targets: anyStretches,
        coverage: fc.constant({ '2026-07-01/2026-09-30': { counted: 2, of: 3, goals: 2 } }),
      }),
    ),
  })
  .map((goal) => ({ ...goal, figures: { ...goal.figures, goalId: goal.id } }));

const anyRunning = fc.record({ ytdRunning: anyEntries, ptdRunning: anyEntries });
const NOT_RUNNING = { ytdRunning: [], ptdRunning: [] };

const onDate = () => '01/31/2025';
const [sample] = fc.sample(anyDashboardGoal, { numRuns: 1, seed: 7 });
if (!sample) throw new Error('no sample');
const wireOf = (part: Partial<DashboardGoal>) =>
  encodeGoal({ ...NOTHING_STATED, ...sample, ...NOT_RUNNING, ...part }, onDate);

/** The fields of a goal in the order in which they travel (rule 6.2). */
const SPECIFIED_FIELDS =
  'id parent_id number item measure description depth function valuetype tracking_frequency start end priority iskey status_icon status_icon_text okr_status target_direction eoy_target all_target eoy_100 rollup_type ytd_target targets who_label plan_dep_id plan_mem_id plan_oga_type when_updated last_comment all_perf_data ytd_perf_data ptd_perf_data pretty_ytd pretty_ptd pretty_all prettyYtdTarget prettyYtdVariance prettyEoyTarget prettyEoyVariance prettyAllVariance prettyAllTarget prettyPtdVariance prettyPtdTarget prettyGraphType prettyStart prettyEnd strategic_objective graphType inFiscalYear highPriority isKpi hasPeriodicTargets'.split(
    ' ',
  );

describe('a goal on the wire', () => {
  test('comes back as it went, through JSON text and the schema', () => {
    fc.assert(
      fc.property(anyDashboardGoal, anyRunning, (goal, running) => {
        const travelled: unknown = JSON.parse(
          JSON.stringify(encodeGoal({ ...NOTHING_STATED, ...goal, ...running }, onDate)),
        );
        const wire = wireGoalSchema.parse(travelled);
        expect(decodeGoal(wire)).toEqual(goal);
        expect(decodeEntries(wire.ytd_perf_data)).toEqual(running.ytdRunning);
        expect(decodeEntries(wire.ptd_perf_data)).toEqual(running.ptdRunning);
      }),
    );
  });

  it.each(SPECIFIED_FIELDS)('has the field %s of section 3', (field) => {
    expect(wireOf({})).toHaveProperty(field);
  });

  it('has exactly the fields of the schema', () => {
    expect(Object.keys(wireOf({})).sort()).toEqual([...WIRE_GOAL_FIELDS].sort());
  });

  it.each([
    ['at depth 0 as JSON text', 0, '{"description":"Say \\"R&D\\""}'],
    ['below depth 0 as plain text', 1, 'Say "R&D"'],
  ])('carries the description %s', (_, depth, text) => {
    expect(wireOf({ depth, description: 'Say "R&D"' }).description).toBe(text);
  });

  it('writes missing dates as 0000-00-00', () => {
    expect(wireOf({ span: { start: null, end: null } })).toMatchObject({ start: '0000-00-00', end: '0000-00-00' });
  });

  it('writes dates as YYYY-MM-DD', () => {
    expect(wireOf({ span: { start: day('2024-02-29'), end: addDays(day('2024-02-29'), 1) } })).toMatchObject({
      start: '2024-02-29',
      end: '2024-03-01',
    });
  });

  it.each([
    ['achieved', 1],
    ['on_target', 2],
    ['critical', 6],
    ['off_target', 7],
    ['not_started', 0],
    ['deferred', 0],
  ] satisfies [Status, number][])('%s has okr_status %i', (status, code) => {
    expect(wireOf({ figures: { ...sample.figures, status } }).okr_status).toBe(code);
  });

  it.each(STATUSES)('has the label of %s as text where no sentence was given', (status) => {
    const wire = wireOf({ figures: { ...sample.figures, status, statusText: '' } });
    expect(wire.status_icon_text).toBe(wire.status_label);
  });

  it.each([
    ['sum', 1],
    ['average', 2],
    ['highest', 3],
    ['lowest', 4],
    ['current', 5],
  ] as const)('%s is function %i', (aggregation, code) => {
    expect(wireOf({ aggregation }).function).toBe(code);
  });

  it.each([
    ['weekly', 0],
    ['monthly', 1],
    ['yearly', 2],
  ] as const)('%s is tracking_frequency %i', (trackingFrequency, code) => {
    expect(wireOf({ trackingFrequency }).tracking_frequency).toBe(code);
  });

  it.each([
    ['target_direction', { target_direction: 9 }, { targetDirection: 'equal' }],
    ['tracking_frequency', { tracking_frequency: 9 }, { trackingFrequency: 'yearly' }],
    ['priority', { priority: null }, { priority: null }],
  ])('reads any other %s as the specification says', (_, code, word) => {
    expect(decodeGoal({ ...wireOf({}), ...code })).toMatchObject(word);
  });

  it.each(['plain text', '{"title":1}', '{"description":7}', 'null'])(
    'shows %s as it stands where a description at depth 0 is no such JSON',
    (description) => {
      expect(decodeGoal({ ...wireOf({}), depth: 0, description }).description).toBe(description);
    },
  );
});

function day(text: string): Day {
  const read = readIsoDate(text);
  if (read === null) throw new Error(text);
  return read;
}
