import type { PlanLevel, PlanStatus } from '#core/plan/planWords.ts';
import {
  isLevelCount,
  LEVEL_COUNT,
  type ListedWordProblem,
  levelProblems,
  statusProblems,
  WORD_LENGTH,
} from '#core/plan/wordProblems.ts';
import { Refusal } from '#server/base/errors.ts';
import { USUAL_STATUSES } from '#server/base/usualStatuses.ts';

/** Throws Refusal for names of levels and statuses that cannot stay, each told. */
export function refuseUnfitWords({ levels = [], statuses = [] }: Words): void {
  const details = [
    ...countProblems(levels),
    ...repeatedCodes(statuses),
    ...[...levelProblems(levels), ...statusProblems(statuses, USUAL_STATUSES)].map((each) => ({
      at: each.at,
      problem: problemText(each),
    })),
  ];
  if (details[0] === undefined) return;
  throw new Refusal({ code: 'bad_request', status: 400, message: details[0].problem, details });
}

type Words = {
  readonly levels?: readonly PlanLevel[] | undefined;
  readonly statuses?: readonly PlanStatus[] | undefined;
};

type Detail = { readonly at: string; readonly problem: string };

function countProblems({ length }: readonly PlanLevel[]): readonly Detail[] {
  if (isLevelCount(length)) return [];
  const { least, most } = LEVEL_COUNT;
  const problem = `A plan names ${least} to ${most} levels, and not ${length}. Send none to have the usual names again.`;
  return [{ at: 'levels', problem }];
}

function repeatedCodes(statuses: readonly PlanStatus[]): readonly Detail[] {
  return statuses.flatMap(({ code }, index) =>
    statuses.findIndex((each) => each.code === code) === index
      ? []
      : [{ at: `statuses.${index}.code`, problem: `The status ${code} is named twice. Name each once.` }],
  );
}

function problemText({ word, problem }: ListedWordProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'A name needs at least one letter, figure or sign that can be seen.';
    case 'tooLong':
      return `“${word.slice(0, 20)}…” is too long: a name has at most ${WORD_LENGTH} letters.`;
    case 'unprintable':
      return 'A name has a control character in it, which cannot be seen. Type the name anew.';
    case 'slash':
      return `“${word}” has a slash between blanks, which parts the two names of a level in files. Leave out a blank.`;
    case 'twin':
      return `“${word}” is there already, as “${problem.of}”. Give each its own name.`;
    case 'builtIn':
      return `“${word}” is what the status ${problem.of} is usually called. Choose another name.`;
  }
}
