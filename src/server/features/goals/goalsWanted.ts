import * as z from 'zod';
import { EXPLAIN } from '#contract/goal/wireExplanation.ts';
import { WIRE_GOAL_FIELDS } from '#contract/goal/wireGoal.ts';
import { readFiscalYear } from '#contract/wire/fiscalYear.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { shareToken } from '#server/features/sharing/shareSchemas.ts';

/** More ids than a page asks for at once; an address becomes too long before. */
const MAX_IDS = 1000;

const knownFields = new Set([...WIRE_GOAL_FIELDS, EXPLAIN]);

export const fiscalYear = z
  .string()
  .transform((text, context) => {
    const year = readFiscalYear(text);
    if (year === null) context.addIssue('must be a year in four digits, or 0 for ALL');
    return year ?? undefined;
  })
  .optional()
  .describe('The year in which a fiscal year starts; 0 is ALL. Without it the current one');

export const asOf = z
  .string()
  .transform((text, context) => {
    const day = readIsoDate(text);
    if (day === null) context.addIssue('must be a date that exists, as YYYY-MM-DD');
    return day ?? undefined;
  })
  .optional()
  .describe('As it was known at the end of this day');

const someFields = z
  .string()
  .transform(listOf)
  .refine((fields) => fields.every((field) => knownFields.has(field)), 'must name fields of a goal')
  .optional();

export const goalIds = z
  .string()
  .transform((text) => new Set(listOf(text)))
  .refine((ids) => ids.size <= MAX_IDS, `must name at most ${MAX_IDS} goals`)
  .optional()
  .describe('Only these goals, separated by commas');

export const goalsQuerySchema = z.object({
  fiscal_year: fiscalYear,
  encv: shareToken,
  plan_id: z.string().optional().describe("Without it the caller's current plan"),
  ids: goalIds,
  fields: someFields.describe('Only these fields, separated by commas; explain comes only where it is named'),
  without: someFields.describe('All fields but these, separated by commas'),
  as_of: asOf,
});

export type GoalsQuery = z.infer<typeof goalsQuerySchema>;

export function fieldsOf({ fields, without }: Pick<GoalsQuery, 'fields' | 'without'>): readonly string[] | null {
  if (without === undefined) return fields ?? null;
  return (fields ?? WIRE_GOAL_FIELDS).filter((field) => !without.includes(field));
}

function listOf(text: string): string[] {
  return text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
}
