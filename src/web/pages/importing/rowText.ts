import { fileColumnOf } from '#contract/fileColumns.ts';
import type { DiffRow, DiffValueKind, DraftTable, ImportDraft } from '#contract/importDraft.ts';
import { fiscalDisplayCodes } from '#contract/wire/codes.ts';
import type { WorkNoun } from '#contract/work.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { formatDate, formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { fieldNames } from '#web/base/messages/names/fieldNames.ts';
import { say as fields } from '#web/base/messages/say/goalFields.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as workSay } from '#web/base/messages/say/work.ts';

type DraftPlan = ImportDraft['plan'];

/** What a row speaks of: a field by its name, a cell by its period and figure, or the goal. */
export function placeText({ what, kind }: DiffRow, plan: DraftPlan): string {
  switch (what.type) {
    case 'goal':
      return kind === 'added' ? say.newGoal : kind === 'refused' ? say.wholeRow : say.wholeGoal;
    case 'field':
      return columnText(what.field);
    case 'work':
      return what.field === null ? WORK_NOUNS[what.noun] : workColumnText(what.field);
    case 'cell':
      return `${periodText(what.date, what.tracking, plan)} · ${say.figures[what.figure]}`;
    case 'cells': {
      const [first, last] = [what.from, what.to].map((date) => periodText(date, what.tracking, plan));
      return `${say.from(first ?? '', last ?? '')}, ${say.figures[what.figure]}`;
    }
  }
}

const WORK_NOUNS: Readonly<Record<WorkNoun, string>> = {
  initiatives: workSay.initiative,
  milestones: workSay.milestone,
  decisions: workSay.decision,
};

const WORK_COLUMNS: ReadonlyMap<string, string> = new Map([
  ...Object.entries<string>(workSay.fields),
  ['initiative', workSay.initiative],
  ['initiatives', workSay.initiatives],
  ['milestone', workSay.milestone],
  ['done_on', workSay.fields.done],
  ['decided_on', workSay.fields.day],
  ['decision', workSay.decision],
]);

function workColumnText(column: string): string {
  return WORK_COLUMNS.get(column) ?? columnText(column);
}

/** What a column of a row is called. */
export function fieldNameText({ type }: DiffRow['what'], column: string): string {
  return type === 'work' ? workColumnText(column) : columnText(column);
}

/** A value of a field as the plan writes it; a perspective goes by its letter in files and by its name on the page. */
export function fieldText(field: string, value: string | number | null, as: DiffValueKind, plan: DraftPlan): string {
  const perspective = field === 'perspective' ? plan.perspectives[String(value)] : undefined;
  return perspective ?? valueText(value, as, plan);
}

/** A value as the plan writes it. */
export function valueText(value: string | number | null, as: DiffValueKind, plan: DraftPlan): string {
  if (as === 'parent') return value === null ? say.atTheTop : say.under(String(value));
  if (value === null) return say.nothing;
  switch (as) {
    case 'text':
      return String(value);
    case 'word':
      return wordText(String(value));
    case 'count':
      return say.cells(Number(value));
    case 'date': {
      const day = readIsoDate(String(value));
      return day === null ? String(value) : formatDate(day, plan.date_format);
    }
    case 'number':
    case 'currency':
    case 'percent':
      return typeof value === 'number' ? formatFullValue(value, valueUnitOf({ valueType: as, unit: '' }, plan)) : value;
  }
}

/** What a new goal took by default, in words; its direction and tracking are told beside the list. */
export function defaultsText(defaults: DiffRow['defaults']): string {
  const shown = Object.entries(defaults).filter(([column]) => column === 'function' || column === 'value_type');
  const words = shown.map(([column, word]) => `${columnText(column)} ${wordText(word)}`);
  return words.length === 0 ? '' : say.defaults(words.join(', '));
}

const COLUMNS: ReadonlyMap<string, string> = new Map([
  ...Object.entries<string>(fieldNames('column')).map(([field, name]) => [fileColumnOf(field), name] as const),
  ...Object.entries(say.columns),
]);

/** In the order in which they are offered. */
export const OUR_COLUMNS: readonly string[] = [...COLUMNS.keys()];

const WORDS: ReadonlyMap<string, string> = new Map([
  ...Object.values<Readonly<Record<string, string>>>(fields.words).flatMap(Object.entries<string>),
  ...Object.entries(say.words),
  ...Object.entries(workSay.states),
]);

/** A column of the interface by its name in the page's language. */
export function columnText(column: string): string {
  const year = /^eoy_target_(\d{4})$/.exec(column)?.[1];
  return year === undefined ? (COLUMNS.get(column) ?? column) : say.yearTarget(year);
}

export function wordText(word: string): string {
  return WORDS.get(word) ?? word;
}

const PERIODS = { week: 'weekly', month: 'monthly', quarter: 'quarterly', year: 'yearly' } as const;

/** The period of a column as it is read. */
export function readingText(
  { name, start, unit }: NonNullable<DraftTable['columns'][number]['period']>,
  plan: DraftPlan,
): string {
  if (start === null) return name;
  return unit === 'day' ? valueText(start, 'date', plan) : periodText(start, PERIODS[unit], plan);
}

function periodText(date: string, tracking: TrackingFrequency, plan: DraftPlan): string {
  const day = readIsoDate(date);
  if (day === null) return date;
  return formatPeriod(day, tracking, {
    dateFormat: plan.date_format,
    fiscalDisplay: fiscalDisplayCodes.decode(plan.fiscal_display),
    fiscalStartMonth: plan.fiscal_month,
  });
}
