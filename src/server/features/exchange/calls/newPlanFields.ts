import * as z from 'zod';
import { PLAN_TEXT_LIMITS } from '#contract/planCalls.ts';
import { fiscalDisplayCodes } from '#contract/wire/codes.ts';
import { isTimeZone } from '#core/calendar/timeZone.ts';
import { Refusal } from '#server/base/errors.ts';
import type { PlanOptions, UsualOptions } from '#server/features/exchange/tables/planOptions.ts';
import { refuseUnknownFields } from '#server/platform/http/refuseUnknownNames.ts';
import { createId } from '#server/store/database/id.ts';

const textUpTo = (most: number) => z.string().trim().max(most, `must have at most ${most} characters`);

/** What a form may say of the plan that its file makes; what it leaves out is told from the file. */
export const newPlanFieldsSchema = z.object({
  name: textUpTo(PLAN_TEXT_LIMITS.name).default(''),
  company: textUpTo(PLAN_TEXT_LIMITS.company).optional(),
  fiscal_month: z.coerce.number().int().min(1).max(12).optional(),
  fiscal_display: z.coerce.number().int().min(0).max(3).optional(),
  tiers: z.enum(['2', '3']).optional(),
  currency: z.string().trim().max(5).optional(),
  date_format: z.enum(['M/D/Y', 'D/M/Y']).optional(),
  week_start: z.coerce.number().int().min(0).max(6).optional(),
  time_zone: z.string().refine(isTimeZone, 'must be the name of a time zone').optional(),
  /** These three are taken where the file says none. */
  usual_company: textUpTo(PLAN_TEXT_LIMITS.company).optional(),
  usual_date_format: z.enum(['M/D/Y', 'D/M/Y']).optional(),
  usual_time_zone: z.string().refine(isTimeZone, 'must be the name of a time zone').optional(),
});

export type NewPlan = { readonly id: string; readonly name: string; readonly options: PlanOptions & UsualOptions };

/** The plan that an import is to make. Throws Refusal (400). */
export function newPlanOf(fields: ReadonlyMap<string, string>): NewPlan {
  const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
  refuseUnknownFields(newPlanFieldsSchema, given);
  const parsed = newPlanFieldsSchema.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refused(
      `${issue === undefined ? 'The form' : `“${issue.path.map(String).join(' › ')}”`} ${issue?.message ?? 'is not valid'}.`,
    );
  }
  const { name, company, currency, ...of } = parsed.data;
  return {
    id: createId(),
    name,
    options: {
      ...(company === undefined ? {} : { company }),
      ...(currency === undefined ? {} : { currency }),
      ...(of.fiscal_month === undefined ? {} : { fiscalStartMonth: of.fiscal_month }),
      ...(of.fiscal_display === undefined ? {} : { fiscalDisplay: fiscalDisplayCodes.decode(of.fiscal_display) }),
      ...(of.tiers === undefined ? {} : { tiers: of.tiers === '3' ? (3 as const) : (2 as const) }),
      ...(of.date_format === undefined ? {} : { dateFormat: of.date_format }),
      ...(of.week_start === undefined ? {} : { weekStart: of.week_start }),
      ...(of.time_zone === undefined ? {} : { timeZone: of.time_zone }),
      ...(of.usual_company === undefined ? {} : { usualCompany: of.usual_company }),
      ...(of.usual_date_format === undefined ? {} : { usualDateFormat: of.usual_date_format }),
      ...(of.usual_time_zone === undefined ? {} : { usualTimeZone: of.usual_time_zone }),
    },
  };
}

function refused(message: string): Refusal {
  return new Refusal({ code: 'bad_request', status: 400, message });
}
