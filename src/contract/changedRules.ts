import * as z from 'zod/mini';
import { CHANGED_RULE_NAMES } from '#core/changedRules/changedRules.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import './wire/noEval.ts';

const rule = z.enum(CHANGED_RULE_NAMES, `must be one of ${CHANGED_RULE_NAMES.join(', ')}`);

/** GET /api/plans/:planId/changed-rules: the rules the caller has not dismissed, those that touch goals. */
export const changedRulesSchema = z.object({
  rules: z.array(
    z.object({
      rule,
      /** Its number among the decision records. */
      decision: z.number(),
      /** By number, each with its status today in the current fiscal year. */
      goals: z.array(
        z.object({ id: z.string(), number: z.string(), item: z.string(), status: z.enum(SHOWN_STATUSES) }),
      ),
    }),
  ),
});
export type WireChangedRules = z.infer<typeof changedRulesSchema>;

/** PUT /api/plans/:planId/changed-rules: the caller has read them; they are not told again. */
export const dismissedRulesSchema = z.strictObject({ dismissed: z.array(rule) });
