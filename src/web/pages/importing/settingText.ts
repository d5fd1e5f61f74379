import type { ImportDraft } from '#contract/importDraft.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { eachWireOption, isWireOption } from '#core/plan/planOptions.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { formatDate, formatFullValue } from '#web/base/messages/formats.ts';
import { say as history } from '#web/base/messages/say/history.ts';
import { say } from '#web/base/messages/say/import.ts';
import { say as newPlanWords } from '#web/base/messages/say/newPlan.ts';
import { say as planWords } from '#web/base/messages/say/planWords.ts';
import { MONTHS, WEEKDAYS } from '#web/base/time/calendarNames.ts';
import { ownFieldOf, ownFieldText } from './ownFieldSetting.ts';
import { wordText } from './rowText.ts';

const NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(say.settings),
  ...Object.entries(eachWireOption((option) => history.fields[option])),
]);

const WEEKDAY_WORDS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** How fiscal years are written, by the names used in files. */
const DISPLAYS: ReadonlyMap<string, string> = new Map([
  ['startYear', 'FY25'],
  ['endYear', 'FY26'],
  ['bothYears', 'FY25/26'],
  ['fullYear', '2025'],
]);

const PALETTES: ReadonlyMap<string, string> = new Map(
  Object.entries(planWords.palettes).map(([palette, { name }]) => [palette, name]),
);

export function settingName(setting: string): string {
  const ownField = ownFieldOf(setting);
  return ownField === null ? (NAMES.get(setting) ?? setting) : say.ownField(ownField);
}

export function settingText(setting: string, value: string | number | null, plan: ImportDraft['plan']): string {
  if (value === null) return say.nothing;
  const text = String(value);
  if (ownFieldOf(setting) !== null) return ownFieldText(text);
  switch (setting) {
    case 'tiers':
      return newPlanWords.tiersOf[text === '3' ? 3 : 2];
    case 'date_format':
      return datePattern(text === 'D/M/Y' ? text : 'M/D/Y');
    case 'fiscal_month':
      return MONTHS[Number(value) - 1] ?? text;
    case 'week_start':
      return WEEKDAYS[WEEKDAY_WORDS.indexOf(text)] ?? text;
    case 'fiscal_display':
      return DISPLAYS.get(text) ?? text;
    case 'on_target':
    case 'off_target':
      return formatFullValue(Number(value) * 100, { valueType: 'percent', currency: plan.currency, unit: '' });
    case 'outlook':
      return wordText(text);
    case 'levels':
      return namesIn(text, (line) => line.split(' / ')[0]);
    case 'statuses':
      return namesIn(text, (line) => line.split(': ')[1]);
    case 'palette':
      return PALETTES.get(text) ?? text;
    case 'table_columns':
      return String(text.split('\n').length);
    case 'closed_until': {
      const day = readIsoDate(text);
      return day === null ? text : formatDate(day, plan.date_format);
    }
    default:
      return isWireOption(setting) ? wordText(text) : text;
  }
}

function namesIn(text: string, nameIn: (line: string) => string | undefined): string {
  return text
    .split('\n')
    .map((line) => nameIn(line) ?? line)
    .join(', ');
}
