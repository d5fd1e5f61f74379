import { z } from 'zod';
import { TRACKING_FREQUENCIES } from '#core/calendar/period.ts';
import { goalFields } from '#core/goal/goalFields.ts';
import { NEXT_STEP_LENGTH } from '#core/goal/nextStep.ts';
import { STATUSES } from '#core/goal/status.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { date, department, list, number, parts, person, text } from './contentLines.ts';
import { FISCAL_MONTHS } from './planDate.ts';
import { SEASONS } from './season.ts';

export type GoalContent = Readonly<z.output<typeof goalLines>> & {
  readonly title: string;
  readonly figures?: FiguresContent;
  readonly goals: readonly GoalContent[];
};
export type FiguresContent = Readonly<z.output<typeof figureLines>>;
export type StatusByHand = Readonly<z.output<typeof status>>;

const yes = z.literal('yes').transform(() => true);
const openDate = z.union([date, z.literal('open').transform(() => null)]);
const figure = z.union([number, z.literal('-').transform(() => null)]);

const status = parts(/^(?<on>.+? year), (?<by>\w+), (?<status>\w+)(?<isKept>, kept)?: (?<note>.+)$/, {
  on: date,
  by: person,
  status: z.enum(STATUSES),
  note: text,
  isKept: z.string().optional(),
});

/** The lines of a goal itself, by what `README.md` calls them. */
export const goalLines = z.strictObject({
  id: text,
  measure: text.optional(),
  unit: text.optional(),
  description: text.optional(),
  owner: z.union([person, parts(/^department (?<department>\w+)$/, { department })]),
  perspective: z.enum(PERSPECTIVES).optional(),
  priority: z.enum(goalFields.priority.words).optional(),
  isKpi: yes.optional(),
  runs: parts(/^(?<from>.+) to (?<to>.+)$/, { from: openDate, to: openDate }).optional(),
  added: date.optional(),
  rollup: z.enum(goalFields.rollup.words).optional(),
  isEndOfYear100: yes.optional(),
  comment: z.array(parts(/^(?<on>.+? year), (?<by>\w+): (?<text>.+)$/, { on: date, by: person, text })).default([]),
  status: z.array(status).default([]),
  nextStep: parts(/^(?<on>.+? year), (?<by>\w+): until (?<due>.+? year): (?<step>.+)$/, {
    on: date,
    by: person,
    due: date,
    step: text.max(NEXT_STEP_LENGTH),
  }).optional(),
  wasTitled: until(/(?<title>.+)/, { title: text }).optional(),
  wasUnder: until(/(?<goal>.+), number (?<number>.+)/, { goal: text, number: text }).optional(),
  thisTargetWas: until(/(?<target>.+)/, { target: number }).optional(),
  archived: parts(/^(?<on>.+), (?<by>\w+): number (?<number>.+)$/, { on: date, by: person, number: text }).optional(),
});

/** The lines that say what is measured. */
export const figureLines = z.strictObject({
  value: z.enum(goalFields.valueType.words),
  function: z.enum(goalFields.aggregation.words),
  better: z.enum(goalFields.targetDirection.words),
  tracked: z.enum(TRACKING_FREQUENCIES).optional(),
  targets: list(', ', figure, 5).default([null, null, null, null, null]),
  actuals: list(', ', figure, 4).default([null, null, null, null]),
  baseline: number.optional(),
  season: z.enum(SEASONS).optional(),
  swing: number.optional(),
  scatter: number.optional(),
  decimals: number.optional(),
  targetLine: z.literal('flat').optional(),
  targetsSet: z.enum(['periods', 'years']).optional(),
  planTarget: number.optional(),
  reportedAfter: number.optional(),
  reportedIn: z.enum(FISCAL_MONTHS).optional(),
  reportedUntil: date.optional(),
  missing: list('; ', date).optional(),
  correction: z
    .array(parts(/^(?<period>.+) times (?<times>.+) until (?<on>.+)$/, { period: date, times: number, on: date }))
    .optional(),
});

/** What was so until a day, and who changed it. */
function until<const Shape extends z.ZodRawShape>(rest: RegExp, shape: Shape) {
  const pattern = new RegExp(`^until (?<until>.+? year), (?<by>\\w+): ${rest.source}$`);
  return parts(pattern, { until: date, by: person, ...shape });
}
