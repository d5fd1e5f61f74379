import { MOST_CHARACTERS, MOST_DECIMALS, MOST_NESTED } from './expression.ts';

/** What would be accepted at a place of a formula. */
export type Expected = 'goal' | 'number' | 'function' | '(' | ')' | ']' | ',' | 'operator' | 'comparison' | 'decimals';

/** Why a formula cannot be read, and where: from the character `at`, counted from 0, `length` of them. */
export type FormulaProblem = { readonly at: number; readonly length: number } & (
  | { readonly kind: 'empty' | 'tooLong' | 'tooNested' | 'noGoal' }
  | { readonly kind: 'unexpected'; readonly found: string; readonly expected: readonly Expected[] }
  | { readonly kind: 'unknownGoal' | 'sharedNumber'; readonly number: string }
  | { readonly kind: 'unknownFunction' | 'unreadableNumber'; readonly found: string }
);

export class UnreadableFormula extends Error {
  readonly problem: FormulaProblem;

  constructor(problem: FormulaProblem) {
    super(describeFormulaProblem(problem));
    this.problem = problem;
  }
}

/** The problem in a sentence, for a refusal or an import's report. */
export function describeFormulaProblem(problem: FormulaProblem): string {
  const place = `at character ${problem.at + 1}`;
  switch (problem.kind) {
    case 'empty':
      return 'The formula is empty. Begin with a goal in brackets, such as [1.2].';
    case 'tooLong':
      return `The formula has more than ${MOST_CHARACTERS} characters.`;
    case 'tooNested':
      return `The formula has more than ${MOST_NESTED} brackets within each other ${place}.`;
    case 'noGoal':
      return 'The formula names no goal. Write at least one in brackets, such as [1.2].';
    case 'unknownGoal':
      return `There is no goal ${problem.number} in this plan (${place}).`;
    case 'sharedNumber':
      return `Several goals have the number ${problem.number} (${place}). Give them different numbers first.`;
    case 'unknownFunction':
      return `“${problem.found}” ${place} is no function. There are min, max, sum, avg, abs, round, prev, ytd and if.`;
    case 'unreadableNumber':
      return `“${problem.found}” ${place} is not a number. Write 0.5 with a point, and no separators.`;
    case 'unexpected': {
      const found = problem.found === '' ? 'The formula ends too early' : `“${problem.found}” does not fit ${place}`;
      return `${found}. Expected: ${listed(problem.expected)}.`;
    }
  }
}

const NAMES: Readonly<Record<Expected, string>> = {
  goal: 'a goal in brackets',
  number: 'a number',
  function: 'a function',
  '(': '“(”',
  ')': '“)”',
  ']': '“]”',
  ',': '“,”',
  operator: '+, -, *, / or “or”',
  comparison: 'a comparison such as < or >=',
  decimals: `how many decimals, a whole number from 0 to ${MOST_DECIMALS}`,
};

function listed(expected: readonly Expected[]): string {
  const last = expected.length - 1;
  return expected.map((each, at) => `${at === 0 ? '' : at === last ? ' or ' : ', '}${NAMES[each]}`).join('');
}
