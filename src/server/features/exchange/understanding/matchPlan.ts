import { shownNumber } from '#core/goal/goalNumber.ts';
import { entriesOf } from '#core/goal/series.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import type { BuiltGoal } from './builtGoal.ts';
import type { MeasuredGoal } from './measuredGoal.ts';
import type { Questions } from './questions.ts';
import { why } from './why.ts';

/** A goal with the number it gets, and the goal of the plan that it is. */
export type MatchedGoal = MeasuredGoal & { readonly number: string; readonly known: StoredGoal | null };

/**
 * Finds each goal again in the plan: by its number, else by its title, below the same parent where titles repeat; one
 * that was renamed by its figures, which is asked. The others get numbers that nobody has.
 */
export function matchPlan(
  measured: readonly MeasuredGoal[],
  { state, questions }: { readonly state: PlanState | null; readonly questions: Questions },
): MatchedGoal[] {
  const goals = state?.goals ?? [];
  const byNumber = new Map(goals.map((goal) => [shownNumber(goal.number), goal]));
  const byTitle = new Map<string, StoredGoal[]>();
  for (const goal of goals) byTitle.set(wordKey(goal.title), [...(byTitle.get(wordKey(goal.title)) ?? []), goal]);
  const matches = new Map<BuiltGoal, StoredGoal>();
  const used = new Set<string>();
  const match = (built: BuiltGoal, goal: StoredGoal): void => {
    matches.set(built, goal);
    used.add(goal.id);
  };
  for (const { built } of measured) {
    const found = built.number === null ? undefined : byNumber.get(shownNumber(built.number));
    if (found !== undefined) match(built, found);
  }
  for (const { built } of measured) {
    if (matches.has(built) || built.number !== null) continue;
    const same = (byTitle.get(wordKey(built.title)) ?? []).filter(({ id }) => !used.has(id));
    const parent = built.parent === null ? null : matches.get(built.parent);
    const below = same.filter(({ parentId }) => parentId === (parent?.id ?? null));
    const found = below[0] ?? (same.length === 1 ? same[0] : undefined);
    if (found !== undefined) match(built, found);
  }
  const open = measured.filter(({ built, timed }) => !matches.has(built) && built.number === null && timed !== null);
  const left = goals.filter(({ id }) => !used.has(id) && state?.series.has(id) === true);
  if (open.length > 0 && left.length > 0 && left.length <= MOST_COMPARED)
    renamed(open, { left, state, questions, used, match });
  return withNumbers(measured, { matches, taken: new Set(goals.map(({ number }) => shownNumber(number))) });
}

const MOST_COMPARED = 2000;
/** So many actuals have to be the same. */
const FEWEST_SAME = 2;

function renamed(
  open: readonly MeasuredGoal[],
  {
    left,
    state,
    questions,
    used,
    match,
  }: {
    readonly left: readonly StoredGoal[];
    readonly state: PlanState | null;
    readonly questions: Questions;
    readonly used: ReadonlySet<string>;
    readonly match: (built: BuiltGoal, goal: StoredGoal) => void;
  },
): void {
  const actuals = new Map(
    left.map((goal) => {
      const series = state?.series.get(goal.id);
      const entries = series === undefined ? [] : entriesOf(series);
      return [
        goal,
        new Map(entries.flatMap(({ date, actual }): [number, number][] => (actual === null ? [] : [[date, actual]]))),
      ] as const;
    }),
  );
  for (const { built, timed } of open) {
    const own = (timed?.entries ?? []).filter(({ kind }) => kind === 'actual');
    const same = [...actuals].filter(([goal, held]) => {
      if (used.has(goal.id)) return false;
      const shared = own.filter(({ day }) => held.has(day));
      return shared.length >= FEWEST_SAME && shared.every(({ day, figure }) => held.get(day) === figure.value);
    });
    const [[found] = [undefined]] = same;
    if (same.length !== 1 || found === undefined) continue;
    const number = shownNumber(found.number);
    const answer = questions.ask({
      name: `match ${built.title}`,
      kind: 'match',
      about: built.title,
      text: `“${built.title}” has the figures of “${found.title}” (${number}), which the file does not name. Is it that goal, renamed?`,
      proposed: number,
      choices: [
        [number, `${number} ${found.title}`],
        ['new', 'A new goal'],
      ],
      reason: why('same_figures'),
      confidence: 0.8,
      cells: own.length,
    });
    if (answer === number) match(built, found);
  }
}

/** The number of the file, of the goal in the plan, or one below the parent's that nobody has. */
function withNumbers(
  measured: readonly MeasuredGoal[],
  { matches, taken }: { readonly matches: ReadonlyMap<BuiltGoal, StoredGoal>; readonly taken: Set<string> },
): MatchedGoal[] {
  const numbers = new Map<BuiltGoal, string>();
  const children = new Map<BuiltGoal, string[]>();
  for (const { built } of measured) {
    const known = matches.get(built);
    const number = known?.number ?? built.number;
    if (number === null) continue;
    numbers.set(built, number);
    taken.add(shownNumber(number));
    if (built.parent !== null) children.set(built.parent, [...(children.get(built.parent) ?? []), number]);
  }
  const next = new Map<string, number>();
  for (const { built } of measured) {
    if (numbers.has(built)) continue;
    const above = built.parent === null ? '' : `${numbers.get(built.parent) ?? ''}.`;
    const shared = commonStart(children.get(built) ?? []);
    if (shared !== null && !taken.has(shownNumber(shared))) {
      numbers.set(built, shared);
      taken.add(shownNumber(shared));
      continue;
    }
    for (let count = (next.get(above) ?? 0) + 1; ; count += 1) {
      const number = `${above}${count}`;
      if (taken.has(shownNumber(number))) continue;
      numbers.set(built, number);
      taken.add(shownNumber(number));
      next.set(above, count);
      break;
    }
  }
  return measured.map((goal) => ({
    ...goal,
    number: numbers.get(goal.built) ?? '',
    known: matches.get(goal.built) ?? null,
  }));
}

/** `1` of 1.1 and 1.2: what the numbers of its goals begin with before their dot. */
function commonStart(numbers: readonly string[]): string | null {
  const starts = new Set(
    numbers.map((number) => (number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : null)),
  );
  const [start = null] = starts;
  return starts.size === 1 && start !== null && start !== '' ? start : null;
}
