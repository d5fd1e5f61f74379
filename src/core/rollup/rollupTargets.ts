import type { Day } from '#core/calendar/date.ts';
import { type FiscalYear, fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { aggregate } from '#core/figure/aggregate.ts';
import type { CombinedTargets } from '#core/figure/figureContext.ts';
import type { Goal } from '#core/goal/goal.ts';
import type { RollupQuestion } from './combineChildren.ts';
import type { OwnTargets } from './ownTargets.ts';
import type { RollupChild } from './rollupChild.ts';
import { withTargets } from './rollupSeries.ts';
import { spreadTarget, type YearEnd } from './spreadTarget.ts';
import { countsByWeight, WeightedMean } from './weightedMean.ts';

export type ChildEnd = { readonly child: RollupChild; readonly end: YearEnd };

export type TargetQuestion = RollupQuestion & {
  readonly own: OwnTargets;
  readonly endsIn: (year: FiscalYear, isWanted: (child: RollupChild) => boolean) => readonly ChildEnd[];
};

/**
 * Where a roll-up parent's targets come from (rule 3.12), in a year in which it has none of its own: - Children's entry
 * targets are combined period by period; the parent's function over them gives its end target. - A child for which an
 * end target is set, but no entry targets, has it spread over the periods beside those of the others, so that its
 * target is not missing where its actual counts. - Where end targets are set for children, entry targets may be only
 * those known so far. If all children have the parent's function, the parent's end target is then their end targets
 * combined, and where no child has entry targets that is all. * Gives the question with the end targets in their place:
 * in the parent, or in the children's periods; and says which of the parent's are so combined.
 */
export function withTargetsOfChildren(
  question: TargetQuestion,
): RollupQuestion & { readonly combinedTargets: CombinedTargets } {
  const { parent, children, own, endsIn } = question;
  const isOfEnds = own.byPeriod.size === 0 && children.some(isTargetSet) && children.every(hasFunctionOf(parent));
  const combined = new Map<number, number>();
  const spreads: Spreads = new Map();
  for (const year of yearsOf(question)) {
    if (own.isIn(year)) continue;
    const hasEntryTargets = ({ targetYears }: RollupChild) => targetYears.includes(year);
    const target = isOfEnds
      ? combinedEnds(
          question,
          endsIn(year, () => true),
        )
      : null;
    if (target !== null) combined.set(year, target);
    if (isOfEnds && !children.some(hasEntryTargets)) continue;
    const ends = endsIn(year, (child) => isTargetSet(child) && !hasEntryTargets(child));
    spreadInto(spreads, question, year, ends);
  }
  const hasEndOfLife = isOfEnds && !own.isAny && children.some(({ goal }) => goal.allTarget !== null);
  const endOfLife = hasEndOfLife
    ? combinedEnds(
        question,
        endsIn('ALL', () => true),
      )
    : null;
  return {
    ...question,
    parent: {
      ...parent,
      targetsByYear: new Map([...parent.targetsByYear, ...combined]),
      allTarget: endOfLife ?? parent.allTarget,
    },
    children: children.map((child) => withSpread(child, spreads.get(child))),
    combinedTargets: {
      what: `${question.type}OfChildren`,
      years: new Set(combined.keys()),
      isForLife: endOfLife !== null,
    },
  };
}

function isTargetSet({ goal }: RollupChild): boolean {
  return goal.allTarget !== null || goal.targetsByYear.size > 0;
}

function hasFunctionOf(parent: Goal): (child: RollupChild) => boolean {
  return ({ goal }) => goal.aggregation === parent.aggregation;
}

function combinedEnds({ type, parent }: RollupQuestion, ends: readonly ChildEnd[]): number | null {
  const targets = Float64Array.from(ends, ({ end }) => end.target);
  if (countsByWeight({ type, parent, children: ends.map(({ child }) => child) })) {
    const mean = new WeightedMean();
    ends.forEach(({ child }, index) => {
      mean.add(targets, index, child.goal.weight);
    });
    return mean.value();
  }
  return aggregate(targets, { from: 0, to: targets.length }, type);
}

type Spreads = Map<RollupChild, Map<Day, number>>;

function spreadInto(spreads: Spreads, question: RollupQuestion, year: number, ends: readonly ChildEnd[]): void {
  const periods = { trackingFrequency: question.parent.trackingFrequency, calendar: question.calendar };
  for (const { child, end } of ends) {
    const spread = spreadTarget(periods, child.goal, year, end);
    spreads.set(child, new Map([...(spreads.get(child) ?? []), ...spread]));
  }
}

function withSpread(child: RollupChild, spread: ReadonlyMap<Day, number> | undefined): RollupChild {
  return spread ? { ...child, reduced: withTargets(child.reduced, spread) } : child;
}

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
