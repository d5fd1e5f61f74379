import * as z from 'zod/mini';
import { wireExplanationSchema } from '#contract/goal/wireExplanation.ts';
import { wireGoalSchema } from '#contract/goal/wireGoal.ts';
import { FIELD_NOTES } from './fieldNotes.ts';

const fields: Readonly<Record<string, z.ZodMiniType>> = {
  ...wireGoalSchema.shape,
  explain: z.optional(z.nullable(wireExplanationSchema)),
};
const notes = new Map(Object.entries(FIELD_NOTES));

export const goalsReplySchema = z.array(
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, schema]) => [name, schema.check(z.describe(notes.get(name) ?? ''))]),
    ),
  ),
);
