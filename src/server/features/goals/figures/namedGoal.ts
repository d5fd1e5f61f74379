import { GOAL_KEYS, type GoalKey } from '#contract/figures.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { oneLine } from '#server/features/goals/editing/patchedGoal.ts';
import { RowRefused } from '#server/features/goals/sentRows/rowRefused.ts';
import type { BookedPlan } from '#server/plan/planBook/bookedPlan.ts';
import { nearestName } from '#server/platform/http/nearestName.ts';
import type { GoalRecord } from '#server/store/plans/goals.ts';

export type GoalName = string | Readonly<Record<string, string>>;

/** Finds goals of a plan by their number or a field. Throws RowRefused where none has it, or several have. */
export type FindNamedGoal = (name: GoalName) => GoalRecord;

const VALUES: Readonly<Record<GoalKey, (goal: GoalRecord) => string>> = {
  number: ({ number }) => shownNumber(number),
  id: ({ id }) => id,
  item: ({ title }) => title,
};

export function createFindNamedGoal({ goals, order }: BookedPlan): FindNamedGoal {
  const indexes = new Map<GoalKey, ReadonlyMap<string, readonly GoalRecord[]>>();

  function indexOf(key: GoalKey): ReadonlyMap<string, readonly GoalRecord[]> {
    const known = indexes.get(key);
    if (known !== undefined) return known;
    const index = Map.groupBy(goals.values(), VALUES[key]);
    indexes.set(key, index);
    return index;
  }

  return (name) => {
    const { key, value } = typeof name === 'string' ? { key: 'number' as const, value: name } : onlyField(name);
    const line = oneLine(value);
    const found = indexOf(key).get(key === 'number' ? shownNumber(line) : line) ?? [];
    const [goal, ...others] = found;
    if (goal !== undefined && others.length === 0) return goal;
    if (goal !== undefined) throw ambiguous({ key, line, found });
    const example = goals.get(order[0] ?? '');
    throw new RowRefused({
      status: 404,
      code: 'goal_not_found',
      message: `There is no goal with the ${WORDS[key]} “${line}” in this plan.`,
      ...(example === undefined ? {} : { accepted: `the ${WORDS[key]} of a goal, as “${VALUES[key](example)}”` }),
    });
  };
}

const WORDS: Readonly<Record<GoalKey, string>> = { number: 'number', id: 'id', item: 'title' };

const ACCEPTED = GOAL_KEYS.map((key) => `{"${key}": "…"}`).join(' or ');

function onlyField(name: Readonly<Record<string, string>>): { readonly key: GoalKey; readonly value: string } {
  const [field, ...others] = Object.entries(name);
  if (field === undefined || others.length > 0) {
    throw new RowRefused({
      status: 400,
      code: 'bad_request',
      message: 'A goal is named by one field.',
      accepted: ACCEPTED,
    });
  }
  const [given, value] = field;
  const key = GOAL_KEYS.find((each) => each === given);
  if (key !== undefined) return { key, value };
  const nearest = nearestName(given, GOAL_KEYS);
  const hint = nearest === null ? '' : ` Did you mean \`${nearest}\`?`;
  throw new RowRefused({
    status: 400,
    code: 'unknown_field',
    message: `Goals are not found by the field \`${given}\`.${hint}`,
    accepted: ACCEPTED,
  });
}

function ambiguous({
  key,
  line,
  found,
}: {
  readonly key: GoalKey;
  readonly line: string;
  readonly found: readonly GoalRecord[];
}): RowRefused {
  const shown = found.slice(0, 5).map(({ number }) => shownNumber(number));
  return new RowRefused({
    status: 409,
    code: 'goal_ambiguous',
    message: `${found.length} goals have the ${WORDS[key]} “${line}”.`,
    accepted: `the number of one of them: ${shown.join(', ')}`,
  });
}
