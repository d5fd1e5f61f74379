import { describe, expect, it } from 'vitest';
import { addDays, formatIsoDate } from '#core/calendar/date.ts';
import { fiscalYearOf, fiscalYearSpan } from '#core/calendar/fiscalYear.ts';
import { periodEndOf, periodStartOf } from '#core/calendar/period.ts';
import { overlaps } from '#core/calendar/span.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { EMPTY_SERIES, entriesOf } from '#core/goal/series.ts';
import { linkWarnings, wayRound } from '#core/work/links.ts';
import { isOver, type Milestone } from '#core/work/work.ts';
import { isInstant } from '#server/base/clock.ts';
import type { PlanChange } from '#server/store/rows/edit.ts';
import { writtenPlan } from '#testing/server/demoUnderTest.ts';
import { day } from '#testing/server/planUnderTest.ts';
import { buildDemoPlan } from './demoPlan.ts';

const TODAYS = [
  '2026-07-01',
  '2026-07-02',
  '2026-08-07',
  '2026-11-20',
  '2026-12-31',
  '2027-01-01',
  '2028-02-29',
  '2028-03-01',
  '2027-06-29',
  '2027-06-30',
  '2020-09-15',
  '2041-05-05',
];

describe('the demo plan', () => {
  it('is the same for the same day', () => {
    expect(buildDemoPlan(day('2026-11-20'))).toEqual(buildDemoPlan(day('2026-11-20')));
  });

  it('only grows within a fiscal year', () => {
    const early = buildDemoPlan(day('2026-07-01')).changes;
    const late = buildDemoPlan(day('2027-06-30')).changes;
    expect(late.length).toBeGreaterThan(early.length + 100);
    expect(late.slice(0, early.length)).toEqual(early);
  });

  it('moves on by a year with the fiscal year', () => {
    const [before] = buildDemoPlan(day('2026-06-30')).changes;
    const [after] = buildDemoPlan(day('2026-07-01')).changes;
    expect(before?.at.slice(0, 7)).toBe('2022-05');
    expect(after?.at.slice(0, 7)).toBe('2023-05');
  });

  it.each(TODAYS)('as of %s was written in order, each change before that day', (text) => {
    const { changes } = buildDemoPlan(day(text));
    const instants = changes.map(({ at }) => at);
    expect(instants).toEqual(instants.toSorted());
    expect(instants.every(isInstant)).toBe(true);
    expect(instants.every((at) => at < text)).toBe(true);
    expect(changes[0]?.edits[0]?.entity).toBe('plan');
  });
});

describe.each(TODAYS)('the demo plan as of %s', (text) => {
  const today = day(text);
  const plan = writtenPlan(buildDemoPlan(today).changes);
  const all = [...plan.goals.values()];
  const goals = all.filter(({ archivedAt }) => archivedAt === null);
  const entriesOfGoal = (id: string) => entriesOf(plan.series.get(id) ?? EMPTY_SERIES);

  it('has about ninety goals on five levels, each under one of the level above', () => {
    expect(goals.length).toBeGreaterThanOrEqual(85);
    expect(goals.length).toBeLessThanOrEqual(100);
    expect(new Set(goals.map(({ depth }) => depth))).toEqual(new Set([0, 1, 2, 3, 4]));
    for (const { parentId, depth } of all) {
      expect(parentId === null ? 0 : (plan.goals.get(parentId)?.depth ?? Number.NaN) + 1).toBe(depth);
    }
    expect(new Set(goals.map(({ number }) => number)).size).toBe(goals.length);
  });

  it('has owners that exist, departments with a lead, and leads of the plan', () => {
    const members = [...plan.members.values()];
    expect(members.length).toBeGreaterThanOrEqual(15);
    expect(plan.departments.size).toBe(8);
    for (const { departmentId, memberId, ownerLabel } of all) {
      expect(departmentId === null || plan.departments.has(departmentId)).toBe(true);
      expect(memberId === null || plan.members.has(memberId)).toBe(true);
      expect(ownerLabel).not.toBe('');
    }
    for (const id of plan.departments.keys()) {
      expect(members.filter((member) => member.departmentId === id && member.leadsDepartment)).toHaveLength(1);
    }
    expect(new Set(members.map(({ role }) => role))).toEqual(new Set(['lead', 'member', 'viewer']));
  });

  it('has every function, value type, direction, tracking, kind of roll-up, perspective and priority', () => {
    const found = <T>(of: (goal: (typeof goals)[number]) => T) => new Set(goals.map(of));
    expect(found(({ aggregation }) => aggregation).size).toBe(5);
    expect(found(({ valueType }) => valueType).size).toBe(3);
    expect(found(({ targetDirection }) => targetDirection).size).toBe(3);
    expect(found(({ trackingFrequency }) => trackingFrequency).size).toBe(3);
    expect(found(({ rollup }) => rollup)).toEqual(new Set([null, 'none', 'sum', 'average', 'lowest', 'percent']));
    expect(found(({ perspective }) => perspective)).toEqual(new Set(['f', 'c', 'o', 'p']));
    expect(found(({ priority }) => priority)).toEqual(new Set([null, 'high', 'normal', 'low']));
    expect(goals.filter(({ isKpi }) => isKpi).length).toBeGreaterThan(5);
    expect(goals.some(({ isEndOfYear100, rollup }) => isEndOfYear100 && isRollupType(rollup))).toBe(true);
    expect(goals.some(({ isEndOfYear100, rollup }) => isEndOfYear100 && !isRollupType(rollup))).toBe(true);
    expect(goals.some(({ baseline }) => baseline !== null)).toBe(true);
  });

  it('has the odd cases: long titles, no dates, an open end, no figures', () => {
    expect(goals.filter(({ title }) => title.length > 120).length).toBeGreaterThanOrEqual(3);
    expect(goals.some(({ span }) => span.start === null && span.end === null)).toBe(true);
    expect(goals.some(({ span }) => span.start !== null && span.end === null)).toBe(true);
    expect(goals.some(({ id, depth }) => depth === 4 && entriesOfGoal(id).length === 0)).toBe(true);
  });

  it('has its windows the right way round and no entry outside them', () => {
    for (const { id, span, trackingFrequency } of all) {
      expect((span.start ?? Number.NEGATIVE_INFINITY) <= (span.end ?? Number.POSITIVE_INFINITY)).toBe(true);
      for (const { date } of entriesOfGoal(id)) {
        expect(periodStartOf(date, trackingFrequency, plan.plan)).toBe(date);
        expect(overlaps({ start: date, end: periodEndOf(date, trackingFrequency) }, span)).toBe(true);
      }
    }
  });

  it('has no actual of a period that is still to begin, and of an unfinished one only what a year tells early', () => {
    for (const { id, trackingFrequency } of all) {
      for (const { date, actual } of entriesOfGoal(id)) {
        if (actual === null) continue;
        expect(date).toBeLessThan(today);
        if (trackingFrequency !== 'yearly') expect(periodEndOf(date, trackingFrequency)).toBeLessThan(today);
      }
    }
  });

  it('has three fiscal years of figures behind the current one', () => {
    const first = fiscalYearSpan(fiscalYearOf(today, 7) - 3, 7);
    const longRunning = goals.filter(({ id }) => entriesOfGoal(id)[0]?.date === first.start);
    expect(longRunning.length).toBeGreaterThan(40);
    const reserve = entriesOfGoal('reserve').filter(({ actual }) => actual !== null);
    expect(reserve[0]?.date).toBe(first.start);
    expect(reserve.length).toBeGreaterThanOrEqual(35);
  });

  it('has roll-up children that their parent can take in', () => {
    for (const child of goals) {
      const parent = child.parentId === null ? undefined : plan.goals.get(child.parentId);
      if (parent === undefined || !isRollupType(parent.rollup) || child.rollup === 'none') continue;
      expect(RARITY[child.trackingFrequency]).toBeLessThanOrEqual(RARITY[parent.trackingFrequency]);
      if (parent.rollup !== 'percent') expect(child.valueType).toBe(parent.valueType);
      expect(entriesOfGoal(parent.id)).toEqual([]);
    }
  });

  it('has many comments, some of them long, none on a day to come', () => {
    const comments = [...plan.comments.values()];
    expect(comments.length).toBeGreaterThanOrEqual(30);
    expect(comments.filter((comment) => comment.text.length > 200).length).toBeGreaterThanOrEqual(5);
    expect(new Set(comments.map((comment) => comment.memberId)).size).toBeGreaterThan(10);
    for (const comment of comments) {
      expect(comment.text).not.toMatch(/[{}]|N\/A/);
      expect(comment.at < text).toBe(true);
      expect(plan.goals.has(comment.goalId)).toBe(true);
      expect(plan.members.get(comment.memberId ?? '')?.role).not.toBe('viewer');
    }
  });
});

describe.each(TODAYS)('the work of the demo plan as of %s', (text) => {
  const today = day(text);
  const { goals, members, departments, ...work } = writtenPlan(buildDemoPlan(today).changes);
  const initiatives = [...work.initiatives.values()];
  const milestones = [...work.milestones.values()];
  const decisions = [...work.decisions.values()];
  const isOpen = ({ initiativeId }: Milestone) => {
    const of = initiatives.find(({ id }) => id === initiativeId);
    return of === undefined || !isOver(of);
  };

  it('has initiatives that are done, dropped, planned and active', () => {
    const states = new Set(initiatives.map(({ state }) => state));
    expect(states).toEqual(new Set([...states, 'done', 'dropped', 'planned', 'active']));
  });

  it('has milestones that are done, late, due within two months and later', () => {
    expect(milestones.filter(({ doneOn }) => doneOn !== null).length).toBeGreaterThanOrEqual(5);
    const open = milestones.filter((each) => isOpen(each) && each.doneOn === null);
    expect(open.some(({ due }) => due < today)).toBe(true);
    expect(open.some(({ due }) => due >= today && due <= addDays(today, 62))).toBe(true);
    expect(open.some(({ due }) => due > addDays(today, 62))).toBe(true);
  });

  it('is for goals of several levels that are in the plan, and is owned by its people', () => {
    const goalIds = [
      ...initiatives.flatMap((each) => each.goalIds),
      ...milestones.flatMap(({ goalId }) => goalId ?? []),
      ...decisions.flatMap((each) => each.goalIds),
    ];
    expect(goalIds.filter((id) => goals.get(id)?.archivedAt !== null)).toEqual([]);
    expect(new Set(goalIds.map((id) => goals.get(id)?.depth)).size).toBeGreaterThanOrEqual(3);
    for (const { ownerId, departmentId } of initiatives) {
      expect(members.get(ownerId ?? '')?.role).not.toBe('viewer');
      expect(departments.has(departmentId ?? '')).toBe(true);
    }
    expect(milestones.every(({ ownerId }) => ownerId === null || members.has(ownerId))).toBe(true);
    expect(decisions.length).toBeGreaterThanOrEqual(3);
    expect(decisions.every((each) => members.has(each.memberId ?? ''))).toBe(true);
  });

  it('is as the calls would have left it: days in order, nothing done ahead, links that lead somewhere and not back', () => {
    const ids = new Set([...work.initiatives.keys(), ...work.milestones.keys()]);
    for (const { start, end } of initiatives) {
      expect(start ?? Number.NaN).toBeLessThan(end ?? Number.NaN);
    }
    for (const { initiativeId, goalId, doneOn } of milestones) {
      expect((initiativeId === null) !== (goalId === null)).toBe(true);
      expect(doneOn ?? today).toBeLessThanOrEqual(today);
    }
    for (const { id, afterIds } of [...initiatives, ...milestones]) {
      expect(afterIds.filter((each) => !ids.has(each))).toEqual([]);
      expect(wayRound({ initiatives, milestones }, id)).toBe(null);
    }
    for (const { initiativeIds } of decisions) {
      expect(initiativeIds.every((id) => work.initiatives.has(id))).toBe(true);
    }
  });
});

it('of the demo plan’s work one link contradicts its days, and is warned of', () => {
  const { initiatives, milestones } = writtenPlan(buildDemoPlan(day('2026-11-20')).changes);
  const warnings = linkWarnings({ initiatives: [...initiatives.values()], milestones: [...milestones.values()] });
  expect(warnings).toEqual([{ id: 'repaving', afterId: 'mains-in-service', days: 18 }]);
});

const RARITY = { weekly: 0, monthly: 1, quarterly: 2, yearly: 3 } as const;

describe('the history of the demo plan', () => {
  const { changes } = buildDemoPlan(day('2026-11-20'));
  const whats = changes.map(({ what }) => what);

  it.each(['Goal renamed', 'Goal moved', 'Goal archived', 'Target changed', 'Status set by hand', 'Comment'])(
    'has “%s”',
    (what) => {
      expect(whats).toContain(what);
    },
  );

  it('has figures put right later', () => {
    const overtimeOf = (written: PlanChange[]) =>
      entriesOf(writtenPlan(written).series.get('overtime-police') ?? EMPTY_SERIES).find(
        ({ date }) => date === day('2025-11-01'),
      )?.actual;
    const corrected = changes.findIndex(
      ({ what, edits }) =>
        what === 'Figures corrected' &&
        edits.some((edit) => edit.entity === 'entries' && edit.goalId === 'overtime-police'),
    );
    expect(corrected).toBeGreaterThan(0);
    expect(overtimeOf(changes.slice(0, corrected))).toBe(10 * Number(overtimeOf([...changes])));
  });

  it('sets each year’s targets before the year begins', () => {
    const first = day('2026-07-01');
    const { what, at = '' } =
      changes.find(({ edits }) =>
        edits.some(
          (edit) =>
            edit.entity === 'entries' &&
            edit.goalId === 'overtime-police' &&
            [...edit.cells].some(({ date }) => date === first),
        ),
      ) ?? {};
    expect(what).toBe('Targets set');
    expect(at > '2026-06-01' && at < '2026-07-01').toBe(true);
  });

  it('lets a status set by hand lapse with the next figure, and keeps deferred', () => {
    const statusOn = (text: string, id: string) =>
      writtenPlan(buildDemoPlan(day(text)).changes).goals.get(id)?.handStatus?.status ?? null;
    expect(statusOn('2026-07-01', 'co-response')).toBe('off_target');
    expect(statusOn('2026-07-10', 'co-response')).toBe(null);
    expect(statusOn('2026-11-20', 'finance-system')).toBe('deferred');
  });

  it('has no figure and no comment of a goal that is not there yet', () => {
    const added = new Set<string>();
    for (const { edits } of changes) {
      for (const edit of edits) {
        if (edit.entity === 'goal') added.add(edit.id);
        if (edit.entity === 'entries') expect(added.has(edit.goalId)).toBe(true);
        if (edit.entity === 'comment') expect(added.has(edit.after?.goalId ?? '')).toBe(true);
      }
    }
  });

  it('is of yesterday at the latest', () => {
    const last = changes.at(-1)?.at.slice(0, 10) ?? '';
    expect(last <= formatIsoDate(addDays(day('2026-11-20'), -1))).toBe(true);
    expect(last >= '2026-11-16').toBe(true);
  });
});
