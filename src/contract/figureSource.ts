import * as z from 'zod/mini';
import './wire/noEval.ts';
import { wireDateSchema } from './wire/dateSchema.ts';

/** Who or what gave a figure: see `figureSourceSchema`. */
export const FIGURE_SOURCES = [
  'typed',
  'import',
  'feed',
  'program',
  'undo',
  'formula',
  'rollup',
  'milestones',
  'unknown',
] as const;

const figure = z.nullable(z.number());

/** Where a figure comes from. Of a computed one only its formula is known, or that the goals below or its milestones give it. */
const source = z.object({
  value: figure,
  source: z.enum(FIGURE_SOURCES),
  /** Who, when (ISO instant) and by which change of the plan. */
  by: z.nullable(z.string()),
  at: z.nullable(z.string()),
  version: z.nullable(z.number()),
  what: z.nullable(z.string()),
  /**
   * Of an import the names of its files, of a feed its name, of a program its token, of an undo what was undone, of a
   * formula the formula with goals by number.
   */
  detail: z.nullable(z.string()),
  /** Of a feed, which run; its ids only for those who may see it, and while both are there. */
  run: z.nullable(z.object({ number: z.number(), id: z.nullable(z.string()), feed_id: z.nullable(z.string()) })),
  /** What stood there before. */
  before: figure,
});

/** The reply of GET /api/plans/:planId/goals/:goalId/entries/:period/source. */
export const figureSourceSchema = z.object({
  /** First day of the period. */
  date: wireDateSchema,
  /** Null where there is no figure. */
  actual: z.nullable(source),
  target: z.nullable(source),
  /** The goals whose figures this one goes into: by formula, or a roll-up above it. */
  used_in: z.array(z.object({ id: z.string(), number: z.string(), item: z.string() })),
});

export type FigureSource = z.infer<typeof source>;
export type FigureSources = z.infer<typeof figureSourceSchema>;
