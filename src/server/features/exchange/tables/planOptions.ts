import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { Plan } from '#core/plan/plan.ts';

/** What the importer says of a plan; what is left out a new plan takes from the files, else from the usual. */
export type PlanOptions = Partial<
  Pick<
    Plan,
    'company' | 'fiscalStartMonth' | 'fiscalDisplay' | 'tiers' | 'currency' | 'dateFormat' | 'weekStart' | 'timeZone'
  >
>;

/** What whoever makes a plan has as usual, where neither they nor the file say it. */
export type UsualOptions = {
  readonly usualCompany?: string;
  readonly usualDateFormat?: DateFormat;
  readonly usualTimeZone?: string;
};

/** What was chosen for a plan, without what is usual where it is made. */
export function chosenOptions({
  usualCompany: _company,
  usualDateFormat: _dateFormat,
  usualTimeZone: _timeZone,
  ...chosen
}: PlanOptions & UsualOptions): PlanOptions {
  return chosen;
}

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
