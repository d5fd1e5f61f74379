import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { figureLines, type GoalContent, goalLines } from './goalContent.ts';

/** The goals of the plan as the texts beside this file describe them, one objective a file, by their names. */
export function readStrategy(): GoalContent[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.txt'));
  return files.sort().flatMap((name) => readGoals(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')));
}

/** An outline of goals: titles after as many # as the goal is deep, each with lines `name: value`. */
export function readGoals(outline: string): GoalContent[] {
  return goalsAt('#', outline);
}

function goalsAt(mark: string, outline: string): GoalContent[] {
  return outline
    .split(new RegExp(`^${mark} `, 'm'))
    .slice(1)
    .map((section) => {
      const [own = ''] = section.split(/^#/m);
      const [title = '', ...lines] = own.trim().split('\n');
      return { title, ...linesOf(title, lines), goals: goalsAt(`${mark}#`, section) };
    });
}

const REPEATED: ReadonlySet<string> = new Set(['comment', 'status', 'correction']);

function linesOf(title: string, lines: readonly string[]): Omit<GoalContent, 'title' | 'goals'> {
  const goal: Record<string, string | string[]> = {};
  const figures: Record<string, string | string[]> = {};
  for (const line of lines) {
    const [, words = '', value = ''] = /^([\w ]+): (.+)$/.exec(line) ?? [];
    const name = words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
    const part = name in figureLines.shape ? figures : goal;
    const before = part[name];
    if (before !== undefined && !Array.isArray(before)) throw new RangeError(`${title}: ${words} stands twice`);
    part[name] = REPEATED.has(name) ? [...(before ?? []), value] : value;
  }
  const hasFigures = Object.keys(figures).length > 0;
  return { ...read(title, goalLines, goal), ...(hasFigures && { figures: read(title, figureLines, figures) }) };
}

function read<Output>(title: string, schema: z.ZodType<Output>, lines: unknown): Output {
  const { data, error } = schema.safeParse(lines);
  if (error === undefined) return data as Output;
  throw new RangeError(
    `${title}: ${error.issues.map(({ path, message }) => `${path.join(' ')}: ${message}`).join('; ')}`,
  );
}
