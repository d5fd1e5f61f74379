/** Words shorter than this are taken as they are typed; longer ones may have a typing error, those from LONG on two. */
const SHORT = 4;
const LONG = 8;

/** How many letters may be wrong, missing, too many or swapped in a word that is searched for. */
export function errorsForgiven(word: string): number {
  if (word.length < SHORT || /\p{N}/u.test(word)) return 0;
  return word.length < LONG ? 1 : 2;
}

/**
 * Whether a typed word is a word of a text, or its beginning, but for the typing errors that are forgiven; both folded.
 * The distance is Damerau's with two swapped neighbours as one error, broken off as soon as it is too large.
 */
export function isNearWord(typed: string, word: string): boolean {
  const most = errorsForgiven(typed);
  if (most === 0) return word.startsWith(typed);
  if (word.length < typed.length - most) return false;
  // The word may go on after what is typed so far: its rest is no error.
  const width = Math.min(word.length, typed.length + most);
  let last: number[] = [];
  let before = Array.from({ length: width + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= width; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      let errors = Math.min(cell(before, at) + 1, cell(now, at - 1) + 1, cell(before, at - 1) + Number(!isSame));
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      if (isSwapped) errors = Math.min(errors, cell(last, at - 2) + 1);
      now.push(errors);
    }
    if (Math.min(...now) > most) return false;
    last = before;
    before = now;
  }
  return Math.min(...before) <= most;
}

function cell(row: readonly number[], at: number): number {
  return Number(row[at]);
}
