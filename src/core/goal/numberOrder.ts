import { compareGoalNumbers } from './goalNumber.ts';

type Numbered = { readonly number: string; readonly id: string };

/** From this many on it pays to read each number once, not at each comparison. */
const WORTH_KEYS = 64;

/** In the order of their numbers, those of one number in the order of their ids, so that every list of the same goals comes out alike. */
export function inNumberOrder<Goal extends Numbered>(goals: readonly Goal[]): Goal[] {
  return inNumberOrderBy(goals, (goal) => goal);
}

/** Anything that stands for a goal, in the order of the goals. */
export function inNumberOrderBy<Item>(items: readonly Item[], goalOf: (item: Item) => Numbered): Item[] {
  if (items.length < WORTH_KEYS) {
    return items.toSorted((one, other) => {
      const [goal, otherGoal] = [goalOf(one), goalOf(other)];
      return compareGoalNumbers(goal.number, otherGoal.number) || compareTexts(goal.id, otherGoal.id);
    });
  }
  const keyed = items.map((item) => {
    const { number, id } = goalOf(item);
    return { item, id, key: goalNumberKey(number) };
  });
  keyed.sort((one, other) => compareTexts(one.key, other.key) || compareTexts(one.id, other.id));
  return keyed.map(({ item }) => item);
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

function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
