import { readdirSync, readFileSync } from 'node:fs';
import { figureLines, type GoalContent, goalLines } from './goalContent.ts';
import { readLines, readOutline, type Section } from './outline.ts';

/** The goals of the plan as the texts beside this file describe them, one objective a file, by their names. */
export function readStrategy(): GoalContent[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((name) => readGoals(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')));
}

export function readGoals(outline: string): GoalContent[] {
  return readOutline(outline, REPEATED).map(goalOf);
}

const REPEATED: ReadonlySet<string> = new Set(['comment', 'status', 'correction']);

function goalOf({ title, lines, below }: Section): GoalContent {
  const isOfFigures = ([name]: readonly [string, unknown]) => name in figureLines.shape;
  const figures = [...lines].filter(isOfFigures);
  return {
    title,
    ...readLines(
      title,
      goalLines,
      [...lines].filter((line) => !isOfFigures(line)),
    ),
    ...(figures.length > 0 && { figures: readLines(title, figureLines, figures) }),
    goals: below.map(goalOf),
  };
}
