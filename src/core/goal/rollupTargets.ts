import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { aggregate } from './aggregate.ts';
import type { OwnTargets } from './ownTargets.ts';
import type { RollupQuestion } from './rollup.ts';
import type { RollupChild } from './rollupChild.ts';
import { withTargets } from './rollupSeries.ts';
import { spreadTarget, type YearEnd } from './spreadTarget.ts';

export type TargetQuestion = Omit<RollupQuestion, 'children'> & {
  readonly own: OwnTargets;
  readonly children: readonly TargetChild[];
};

export type TargetChild = RollupChild & {
  /** What its own figures say of its end target, for ALL of its whole life. Null where it has none. */
  readonly endTargetOf: (year: FiscalYear) => YearEnd | null;
};

/**
 * Where a roll-up parent's targets come from (readings, section 3, Roll-up: "and targets, unless the parent has its
 * own"). For a year in which it has none of its own:
 * - where every child with a target has entry targets, these are combined period by period, and that is all;
 * - where none has entry targets and all have the parent's function, their end targets are combined;
 * - else end targets are first spread over the periods, so that no child's target is missing beside its actual.
 *
 * Gives the question with the end targets in their place: in the parent, or in the children's periods.
 */
export function withTargetsOfChildren(question: TargetQuestion): RollupQuestion {
  const { parent, children, own } = question;
  const mayCombineEnds =
    own.byPeriod.size === 0 && children.every(({ goal }) => goal.aggregation === parent.aggregation);
  const combined = new Map<number, number>();
  const spreads: Spreads = new Map();
  for (const year of yearsOf(question)) {
    if (own.isIn(year)) continue;
    const ends = endsOf(question, year);
    const hasEntryTargets = children.some(({ targetYears }) => targetYears.includes(year));
    const target = mayCombineEnds && !hasEntryTargets ? combine(question, ends) : null;
    if (target !== null) combined.set(year, target);
    else spreadInto(spreads, question, year, ends);
  }
  const isStated = combined.size > 0 || children.some(({ goal }) => goal.allTarget !== null);
  const hasEndOfLife = mayCombineEnds && isStated && !own.isAny;
  return {
    ...question,
    parent: {
      ...parent,
      targetsByYear: new Map([...parent.targetsByYear, ...combined]),
      allTarget: hasEndOfLife ? combine(question, endsOf(question, 'ALL')) : parent.allTarget,
    },
    children: children.map((child) => withSpread(child, spreads.get(child))),
  };
}

/** Of the children that have no entry targets in the year; for ALL of all of them. */
function endsOf({ children }: TargetQuestion, year: FiscalYear): ChildEnd[] {
  return children.flatMap((child) => {
    if (year !== 'ALL' && child.targetYears.includes(year)) return [];
    const end = child.endTargetOf(year);
    return end === null ? [] : [{ child, end }];
  });
}

type Spreads = Map<RollupChild, Map<Day, number>>;
type ChildEnd = { readonly child: RollupChild; readonly end: YearEnd };

function combine({ type }: Pick<RollupQuestion, 'type'>, ends: readonly ChildEnd[]): number | null {
  const targets = Float64Array.from(ends, ({ end }) => end.target);
  return aggregate(targets, { from: 0, to: targets.length }, type);
}

function spreadInto(
  spreads: Spreads,
  { parent, calendar }: Omit<RollupQuestion, 'children'>,
  year: number,
  ends: readonly ChildEnd[],
): void {
  for (const { child, end } of ends) {
    const spread = spreadTarget({ trackingFrequency: parent.trackingFrequency, calendar }, child.goal, year, end);
    spreads.set(child, new Map([...(spreads.get(child) ?? []), ...spread]));
  }
}

function withSpread(child: RollupChild, spread: ReadonlyMap<Day, number> | undefined): RollupChild {
  return spread ? { ...child, reduced: withTargets(child.reduced, spread) } : child;
}

/** The years a child has entries or a target in, and the current one. */
function yearsOf({ children, calendar, today }: RollupQuestion): ReadonlySet<number> {
  const years = new Set([fiscalYearOf(today, calendar.fiscalStartMonth)]);
  for (const { goal, years: withEntries } of children) {
    for (const year of withEntries) years.add(year);
    for (const year of goal.targetsByYear.keys()) if (isCalendarYear(year)) years.add(year);
  }
  return years;
}

function isCalendarYear(year: number): boolean {
  return Number.isInteger(year) && year >= 1 && year <= 9999;
}
