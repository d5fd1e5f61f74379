import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { WORK_STATES } from '#core/work/work.ts';
import { date, list, number, parts, person, text } from './contentLines.ts';
import { readLines, readOutline } from './outline.ts';

export type InitiativeContent = Readonly<z.output<typeof initiativeLines>> & {
  readonly title: string;
  readonly milestones: readonly MilestoneContent[];
};
export type MilestoneContent = Readonly<z.output<typeof milestoneLines>> & { readonly title: string };
export type DecisionContent = Readonly<z.output<typeof decisionLines>> & { readonly text: string };

export type WorkContent = {
  readonly initiatives: readonly InitiativeContent[];
  /** Of goals; those of initiatives are beside these. */
  readonly milestones: readonly MilestoneContent[];
  readonly decisions: readonly DecisionContent[];
};

const ids = list(', ', text);
const moved = z.array(parts(/^(?<on>.+? year) to (?<to>.+)$/, { on: date, to: date })).default([]);

const initiativeLines = z.strictObject({
  id: text,
  description: text.optional(),
  goals: ids,
  owner: person,
  added: date.optional(),
  start: date,
  end: date,
  moved,
  after: ids.optional(),
  planned: number,
  spent: z.array(parts(/^(?<on>.+? year), (?<spent>.+)$/, { on: date, spent: number })).default([]),
  state: z.array(parts(/^(?<on>.+? year), (?<state>\w+)$/, { on: date, state: z.enum(WORK_STATES) })).default([]),
});

const milestoneLines = z.strictObject({
  id: text,
  goal: text.optional(),
  owner: person.optional(),
  added: date.optional(),
  due: date,
  moved,
  done: date.optional(),
  weight: number.optional(),
  after: ids.optional(),
});

const decisionLines = z.strictObject({
  id: text,
  day: date,
  who: text,
  notedBy: person,
  goals: ids,
  initiatives: ids.optional(),
});

const REPEATED: ReadonlySet<string> = new Set(['moved', 'spent', 'state']);

/** The work beside the goals of the plan, as the texts in `work` describe it. */
export function readWork(): WorkContent {
  const sections = (name: string) =>
    readOutline(readFileSync(`${import.meta.dirname}/work/${name}.txt`, 'utf8'), REPEATED);
  return {
    initiatives: sections('initiatives').map(({ title, lines, below }) => ({
      title,
      ...readLines(title, initiativeLines, lines),
      milestones: below.map((each) => ({ title: each.title, ...readLines(each.title, milestoneLines, each.lines) })),
    })),
    milestones: sections('milestones').map(({ title, lines }) => ({
      title,
      ...readLines(title, milestoneLines, lines),
    })),
    decisions: sections('decisions').map(({ title, lines }) => ({
      text: title,
      ...readLines(title, decisionLines, lines),
    })),
  };
}
