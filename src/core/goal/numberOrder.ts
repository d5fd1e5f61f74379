import { compareGoalNumbers } from './goalNumber.ts';

export type NumberedGoal = { readonly number: string; readonly id: string };

/** From this many on, computing a sort key for each number once pays off. */
const WORTH_KEYS = 64;

/** By number, then by id, so that every list of the same goals comes in the same order. */
export function inNumberOrder<Goal extends NumberedGoal>(goals: readonly Goal[]): Goal[] {
  return inNumberOrderBy(goals, (goal) => goal);
}

/** Anything that stands for a goal, in the order of the goals. */
export function inNumberOrderBy<Item>(items: readonly Item[], goalOf: (item: Item) => NumberedGoal): Item[] {
  if (items.length < WORTH_KEYS) {
    return items.toSorted((one, other) => compareGoals(goalOf(one), goalOf(other)));
  }
  const keyed = items.map((item) => {
    const { number, id } = goalOf(item);
    return { item, id, key: goalNumberKey(number) };
  });
  keyed.sort((one, other) => compareTexts(one.key, other.key) || compareTexts(one.id, other.id));
  return keyed.map(({ item }) => item);
}

/** The index of a goal in that order and whether it is there; otherwise the index it would be inserted at. */
export function placeAmong(ordered: readonly NumberedGoal[], goal: NumberedGoal): { place: number; isThere: boolean } {
  let [place, to] = [0, ordered.length];
  while (place < to) {
    const middle = (place + to) >> 1;
    const other = ordered[middle];
    if (other !== undefined && compareGoals(other, goal) >= 0) to = middle;
    else place = middle + 1;
  }
  const found = ordered[place];
  return { place, isThere: found !== undefined && compareGoals(found, goal) === 0 };
}

/**
 * A text that stands before another's exactly where its number does (compareGoalNumbers). Each separator, run of digits
 * and letter begins with its kind; a run of digits goes on with how many digits count, and then those.
 */
export function goalNumberKey(number: string): string {
  let key = '';
  let digits = '';
  let hasDigits = false;
  const endDigits = () => {
    if (hasDigits) key += DIGITS + String.fromCharCode(digits.length) + digits;
    digits = '';
    hasDigits = false;
  };
  for (let at = 0; at < number.length; at++) {
    const character = number.charAt(at);
    if (character >= '0' && character <= '9') {
      if (digits !== '' || character !== '0') digits += character;
      hasDigits = true;
      continue;
    }
    endDigits();
    key += character === '.' || character === 'x' ? SEPARATOR : LETTER + character;
  }
  endDigits();
  return key;
}

const SEPARATOR = '\u0000';
const DIGITS = '\u0001';
const LETTER = '\u0002';

function compareGoals(one: NumberedGoal, other: NumberedGoal): number {
  return compareGoalNumbers(one.number, other.number) || compareTexts(one.id, other.id);
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
