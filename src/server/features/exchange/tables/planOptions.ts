import type { Plan } from '#core/plan/plan.ts';

/** What the importer says of a plan; what is left out a new plan takes from the files, else from the usual. */
export type PlanOptions = Partial<
  Pick<
    Plan,
    'company' | 'fiscalStartMonth' | 'fiscalDisplay' | 'tiers' | 'currency' | 'dateFormat' | 'weekStart' | 'timeZone'
  >
>;

/** The zone of whoever makes a plan, where neither they nor the file say one. */
export type UsualZone = { readonly usualTimeZone?: string };

/** An option as it is called in a sentence. */
export const OPTION_NAMES: Readonly<Record<keyof PlanOptions, string>> = {
  company: 'company',
  fiscalStartMonth: 'fiscal month',
  fiscalDisplay: 'fiscal display',
  tiers: 'tiers',
  currency: 'currency',
  dateFormat: 'date format',
  weekStart: 'week start',
  timeZone: 'time zone',
};

/** The options that say otherwise than a plan that is there already; an import does not change a plan's settings. */
export function optionsUnlike(plan: Plan, options: PlanOptions): (keyof PlanOptions)[] {
  const unlike: (keyof PlanOptions)[] = [];
  for (const name in options) if (isOption(name) && options[name] !== plan[name]) unlike.push(name);
  return unlike;
}

function isOption(name: string): name is keyof PlanOptions {
  return Object.hasOwn(OPTION_NAMES, name);
}
