/** A goal's number as shown: each x is a dot (rule 3.20). */
export function shownNumber(number: string): string {
  return number.replaceAll('x', '.');
}

/**
 * Whether a text can be the number of a goal, such as 2.1, 2x1 or 1.a: a dot parts it, so that none stands first or
 * beside another. One at the end, as lists have it (`2.`), parts nothing and is taken.
 */
export function isGoalNumber(text: string): boolean {
  return !/^\.|\.\./.test(shownNumber(text));
}

/**
 * The order of goals: part by part, parts compared as numbers, so 1.2 stands before 1.10 and 1 before 1.1; where a
 * part is not a number, digits stand before letters (rule 4.8). 0 where neither comes
 * first, as for 1.2 and 1x02. It walks the texts without cutting them up: a hundred thousand siblings are sorted by it.
 */
export function compareGoalNumbers(one: string, other: string): number {
  let at = 0;
  let otherAt = 0;
  while (at < one.length && otherAt < other.length) {
    const kind = kindAt(one, at);
    const kinds = kind - kindAt(other, otherAt);
    if (kinds !== 0) return kinds;
    const end = kind === DIGITS ? endOfDigits(one, at) : at + 1;
    const otherEnd = kind === DIGITS ? endOfDigits(other, otherAt) : otherAt + 1;
    const order =
      kind === SEPARATOR ? 0 : compareRuns({ text: one, at, end }, { text: other, at: otherAt, end: otherEnd });
    if (order !== 0) return order;
    at = end;
    otherAt = otherEnd;
  }
  return one.length - at - (other.length - otherAt);
}

const SEPARATOR = 0;
const DIGITS = 1;
const LETTER = 2;

type Run = { readonly text: string; readonly at: number; readonly end: number };

function kindAt(text: string, at: number): number {
  const character = text.charAt(at);
  if (character === '.' || character === 'x') return SEPARATOR;
  return isDigit(character) ? DIGITS : LETTER;
}

function endOfDigits(text: string, from: number): number {
  let end = from;
  while (isDigit(text.charAt(end))) end++;
  return end;
}

/** By value, however long: without leading zeros the longer number is the greater, and equally long ones go by their first difference. */
function compareRuns(one: Run, other: Run): number {
  let at = firstDigitThatCounts(one);
  let otherAt = firstDigitThatCounts(other);
  const longer = one.end - at - (other.end - otherAt);
  if (longer !== 0) return longer;
  for (; at < one.end; at++, otherAt++) {
    const order = one.text.charCodeAt(at) - other.text.charCodeAt(otherAt);
    if (order !== 0) return order;
  }
  return 0;
}

function firstDigitThatCounts(run: Run): number {
  let at = run.at;
  while (run.text.charAt(at) === '0') at++;
  return at;
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9';
}
