import { compileKeyword, readKeyword, type TitledGoal } from './keyword.ts';

/** The titles of a list as one text: searching it is several times faster than searching each title. */
export type TitleText = {
  readonly text: string;
  readonly starts: Int32Array;
};

/** The text of the titles of goals, in their order. */
export function titleTextOf(goals: readonly TitledGoal[]): TitleText {
  const starts = new Int32Array(goals.length + 1);
  let end = 0;
  goals.forEach(({ foldedTitle }, at) => {
    end += foldedTitle.length + LINE_END.length;
    starts[at + 1] = end;
  });
  return { text: goals.map(({ foldedTitle }) => foldedTitle).join(LINE_END), starts };
}

export type TitledList = {
  readonly goals: readonly TitledGoal[];
  readonly titleText: () => TitleText;
  readonly marked: number;
};

/** Unmarks the goals whose titles do not contain the keyword; see `compileKeyword`. */
export function keepNamed(marks: Uint8Array, { goals, titleText, marked }: TitledList, keyword: string): void {
  const { exact, folded } = readKeyword(keyword);
  // Stryker disable next-line ConditionalExpression,LogicalOperator,EqualityOperator,ArithmeticOperator: either way finds the same.
  if (exact === null && !folded.includes(LINE_END) && marked * FEW > marks.length) {
    keepFound(marks, titleText(), folded);
    return;
  }
  const isNamed = compileKeyword(keyword);
  for (let at = marks.indexOf(1); at >= 0; at = marks.indexOf(1, at + 1)) {
    const goal = goals[at];
    // Stryker disable next-line ConditionalExpression: there is a goal for each place; the types ask for it.
    if (goal === undefined || !isNamed(goal)) marks[at] = 0;
  }
}

const LINE_END = '\n';

/** One goal is checked by itself in the time that so many take in a search of the whole text. */
const FEW = 8;

function keepFound(marks: Uint8Array, { text, starts }: TitleText, folded: string): void {
  let at = 0;
  for (let found = text.indexOf(folded); found >= 0; found = text.indexOf(folded, starts[at])) {
    for (; Number(starts[at + 1]) <= found; at += 1) marks[at] = 0;
    at += 1;
  }
  marks.fill(0, at);
}
