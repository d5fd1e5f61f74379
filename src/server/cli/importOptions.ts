import { basename, dirname, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { MAX_REASON } from '#contract/changeReason.ts';
import { DATE_FORMATS } from '#core/calendar/dateFormat.ts';
import { isTimeZone } from '#core/calendar/timeZone.ts';
import { OWN_FIELD_GROUPS } from '#server/features/exchange/columns/ownFieldTable.ts';
import { planSettings } from '#server/features/exchange/columns/planSettings.ts';
import type { PlanChoice } from '#server/features/exchange/importTarget.ts';
import type { PlanOptions } from '#server/features/exchange/tables/planOptions.ts';
import { readWeekday, readWholeIn } from '#server/features/exchange/values/settingValues.ts';
import { FISCAL_DISPLAYS } from '#server/features/exchange/values/words.ts';
import { UsageError } from './commandLine.ts';
import { LAYOUT_OPTIONS, type LayoutOptions, layoutOptions } from './layoutOptions.ts';
import { readPlanChoice } from './planChoice.ts';

export type ImportOptions = LayoutOptions & {
  /** Null: the plan is named after the files. */
  readonly choice: PlanChoice | null;
  readonly plan: PlanOptions;
  /** Settings that a plan that is there takes over beside the usual ones; null: none but those. */
  readonly takenSettings: readonly string[] | null;
  readonly isDryRun: boolean;
  readonly report: string | null;
  /** Whether a file that is likely another plan's goes in. */
  readonly isOtherTaken: boolean;
  /** Why figures of closed periods change; kept in the log. */
  readonly reason: string | null;
  readonly files: readonly string[];
};

export function readImportOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      plan: { type: 'string' },
      'plan-id': { type: 'string' },
      company: { type: 'string' },
      'fiscal-month': { type: 'string' },
      'fiscal-display': { type: 'string' },
      tiers: { type: 'string' },
      currency: { type: 'string' },
      'date-format': { type: 'string' },
      'week-start': { type: 'string' },
      'time-zone': { type: 'string' },
      take: { type: 'string', multiple: true },
      'dry-run': { type: 'boolean' },
      ...LAYOUT_OPTIONS,
      report: { type: 'string' },
      'new-titles': { type: 'boolean' },
      reason: { type: 'string' },
    },
  });
  if (positionals.length === 0) throw new UsageError('Name at least one file to import.');
  const plan: PlanOptions = {
    ...given('company', values.company, (text) => text.trim()),
    ...given('fiscalStartMonth', values['fiscal-month'], (text) => readWholeIn(text, [1, 12])),
    ...given('fiscalDisplay', values['fiscal-display'], (text) => FISCAL_DISPLAYS.read(text)),
    ...given('tiers', values.tiers, (text) => ([2, 3] as const).find((tiers) => String(tiers) === text) ?? null),
    ...given('currency', values.currency, (text) =>
      text.trim().length <= MOST_CURRENCY_CHARACTERS ? text.trim() : null,
    ),
    ...given(
      'dateFormat',
      values['date-format'],
      (text) => DATE_FORMATS.find((each) => each === text.toUpperCase()) ?? null,
    ),
    ...given('weekStart', values['week-start'], readWeekday),
    ...given('timeZone', values['time-zone'], (text) => (isTimeZone(text) ? text : null)),
  };
  return {
    choice: readPlanChoice({ name: values.plan, id: values['plan-id'] }),
    plan,
    takenSettings: values.take === undefined ? null : takenOf(values.take),
    isDryRun: values['dry-run'] ?? false,
    ...layoutOptions(values, positionals),
    report: values.report ?? null,
    isOtherTaken: values['new-titles'] ?? false,
    reason: values.reason === undefined ? null : reasonOf(values.reason),
    files: positionals,
  };
}

/** A plan that nobody named is called after its folder, or after the file where that stands alone. */
export function nameAfterFiles(files: readonly string[]): string {
  const [first = ''] = files;
  const folder = basename(dirname(first));
  const file = basename(first, extname(first));
  return files.length === 1 || folder === '' || folder === '.' ? file : folder;
}

function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason !== '' && reason.length <= MAX_REASON) return reason;
  throw new UsageError(`--reason is a text of 1 to ${MAX_REASON} characters.`);
}

/** Beside those that are named the usual ones are taken; `none` leaves all of them. */
function takenOf(names: readonly string[]): string[] {
  const named = names.flatMap((each) => each.split(',')).map((each) => each.trim());
  const known = [...planSettings.map(({ name }) => name), OWN_FIELD_GROUPS.all];
  const unknown = named.find((each) => each !== NO_SETTING && !known.includes(each));
  if (unknown !== undefined) {
    const listed = known.join(', ');
    throw new UsageError(`--take names settings of a plan (${listed}) or ${NO_SETTING}, not “${unknown}”.`);
  }
  if (named.includes(NO_SETTING)) return [];
  const usual = planSettings.filter(({ taking }) => taking === 'usual').map(({ name }) => name);
  return [...new Set([...usual, OWN_FIELD_GROUPS.new, ...named])];
}

const NO_SETTING = 'none';

const MOST_CURRENCY_CHARACTERS = 5;

const ALLOWED: Readonly<Record<keyof PlanOptions, string>> = {
  company: '--company is a text',
  fiscalStartMonth: '--fiscal-month is a month from 1 to 12',
  fiscalDisplay: '--fiscal-display is 1 (FY25), 2 (FY26), 3 (FY25/26) or 0 (2025)',
  tiers: '--tiers is 2 or 3',
  currency: `--currency is a sign of at most ${MOST_CURRENCY_CHARACTERS} characters, such as €`,
  dateFormat: '--date-format is M/D/Y or D/M/Y',
  weekStart: '--week-start is a day of the week, such as monday',
  timeZone: '--time-zone is the name of a time zone, such as Europe/Madrid',
};

function given<Name extends keyof PlanOptions, Value>(
  name: Name,
  text: string | undefined,
  read: (text: string) => Value | null,
): { readonly [Key in Name]?: Value } {
  if (text === undefined) return {};
  const value = read(text);
  if (value === null) throw new UsageError(`${ALLOWED[name]}, not “${text}”.`);
  const option: { [Key in Name]?: Value } = {};
  option[name] = value;
  return option;
}
