import { PLAN_TEXT_LIMITS, THRESHOLD_RANGE } from '#contract/planCalls.ts';
import { type Day, readIsoDate } from '#core/calendar/date.ts';
import { DATE_FORMATS } from '#core/calendar/dateFormat.ts';
import { isTimeZone } from '#core/calendar/timeZone.ts';
import { STATUSES } from '#core/goal/status.ts';
import { PALETTES } from '#core/plan/palette.ts';
import type { Plan } from '#core/plan/plan.ts';
import { eachOption, type PlanOption, planOptions } from '#core/plan/planOptions.ts';
import { columnProblem, TABLE_COLUMNS } from '#core/plan/tableColumns.ts';
import { cleanWord, isLevelCount, LEVEL_COUNT, levelProblems, statusProblems } from '#core/plan/wordProblems.ts';
import { namesOf } from '#core/table/fieldTables.ts';
import { USUAL_STATUSES } from '#server/base/usualStatuses.ts';

import { isNoneInFile } from '#server/features/exchange/values/none.ts';

import { readWeekday, readWholeIn, weekdayName } from '#server/features/exchange/values/settingValues.ts';
import { FISCAL_DISPLAYS, FLAGS, WEEKDAYS } from '#server/features/exchange/values/words.ts';

/** What an export tells of a plan itself. */
type PlanField = Exclude<keyof Plan, 'id' | 'isArchived' | 'isDemo'>;

/**
 * When a file changes the setting of a plan that is there. `usual`: unless a person leaves it out. `asked`: only where
 * a person takes it. `unmeasured`: likewise, and only while the plan has no figures, which it would move. `never`: the
 * plan's settings alone change it.
 */
type SettingTaking = 'usual' | 'asked' | 'unmeasured' | 'never';

/** A setting of a plan, as files have it: a row with its name and its value. */
export type PlanSetting = {
  readonly name: string;
  /** What takes it together with others, on the command line. */
  readonly groups?: readonly string[];
  /** For who reads an export. */
  readonly meaning: string;
  readonly taking: SettingTaking;
  /** Left out of an export where it is null. */
  readonly isOptional?: true;
  readonly of: (plan: Plan) => string | number | { readonly day: Day } | null;
  /** The plan with what a cell says; null where it cannot be that. */
  readonly put: (plan: Plan, cell: string) => Plan | null;
  /** What a cell may say. */
  readonly accepted: string;
};

const settingsByField = {
  name: [text('name', { most: PLAN_TEXT_LIMITS.name, least: 1 }, 'asked', 'What the plan is called')],
  company: [text('company', { most: PLAN_TEXT_LIMITS.company }, 'usual', 'Whose plan it is')],
  fiscalStartMonth: [
    {
      name: 'fiscal_month',
      meaning: 'The month, 1 to 12, in which the fiscal year starts',
      taking: 'unmeasured',
      of: ({ fiscalStartMonth }) => fiscalStartMonth,
      put: (plan, cell) => withValue(plan, 'fiscalStartMonth', readWholeIn(cell, [1, 12])),
      accepted: 'a month from 1 to 12',
    },
  ],
  fiscalDisplay: [
    {
      name: 'fiscal_display',
      meaning: `How a fiscal year is written: ${FISCAL_DISPLAYS.listed} (FY25, FY26, FY25/26, 2025)`,
      taking: 'usual',
      of: ({ fiscalDisplay }) => fiscalDisplay,
      put: (plan, cell) => withValue(plan, 'fiscalDisplay', FISCAL_DISPLAYS.read(cell)),
      accepted: FISCAL_DISPLAYS.listed,
    },
  ],
  tiers: [
    {
      name: 'tiers',
      meaning: '3: goals have departments; 2: they have none',
      taking: 'asked',
      of: ({ tiers }) => tiers,
      put: (plan, cell) => withValue(plan, 'tiers', ([2, 3] as const).find((tiers) => String(tiers) === cell) ?? null),
      accepted: '2 or 3',
    },
  ],
  currency: [text('currency', { most: PLAN_TEXT_LIMITS.currency }, 'asked', 'The sign before amounts of money')],
  dateFormat: [
    {
      name: 'date_format',
      meaning: `How dates are written: ${DATE_FORMATS.join(' or ')}`,
      taking: 'usual',
      of: ({ dateFormat }) => dateFormat,
      put: (plan, cell) =>
        withValue(plan, 'dateFormat', DATE_FORMATS.find((format) => format === cell.toUpperCase()) ?? null),
      accepted: DATE_FORMATS.join(' or '),
    },
  ],
  weekStart: [
    {
      name: 'week_start',
      meaning: 'The day on which a week starts',
      taking: 'unmeasured',
      of: ({ weekStart }) => weekdayName(weekStart) ?? weekStart,
      put: (plan, cell) => withValue(plan, 'weekStart', readWeekday(cell)),
      accepted: WEEKDAYS.listed,
    },
  ],
  timeZone: [
    {
      name: 'time_zone',
      meaning: 'In which zone the plan’s day begins',
      taking: 'asked',
      of: ({ timeZone }) => timeZone,
      put: (plan, cell) => withValue(plan, 'timeZone', isTimeZone(cell) ? cell : null),
      accepted: 'the name of a time zone, such as Europe/Madrid',
    },
  ],
  perspectives: [
    perspective('f', 'financial'),
    perspective('c', 'customer'),
    perspective('o', 'internal'),
    perspective('p', 'people'),
  ],
  thresholds: [
    threshold('on_target', 'onTarget', 'From which share of its target a goal is on target'),
    threshold('off_target', 'offTarget', 'From which share of its target a goal is off target, and below it critical'),
  ],
  closedUntil: [
    {
      name: 'closed_until',
      meaning: 'Figures of periods up to this day are closed; empty: none are',
      taking: 'never',
      of: ({ closedUntil }) => (closedUntil === null ? null : { day: closedUntil }),
      put: (plan, cell) => {
        const day = readIsoDate(cell);
        return day === null && !isNoneInFile(cell) ? null : { ...plan, closedUntil: day };
      },
      accepted: 'a date such as 2026-06-30, or empty',
    },
  ],
  isOutlookOff: [
    {
      name: 'outlook',
      meaning: 'yes: likely figures are shown; no: they are not',
      taking: 'usual',
      of: ({ isOutlookOff }) => (isOutlookOff ? 'no' : 'yes'),
      put: (plan, cell) => {
        const word = FLAGS.read(cell);
        return withValue(plan, 'isOutlookOff', word === null ? null : word === 'no');
      },
      accepted: 'yes or no',
    },
  ],
  ...eachOption((option) => [optionSetting(option)]),
  levels: [
    {
      name: 'levels',
      meaning: 'What one goal and several of each level are called, a level a line, from the top',
      taking: 'usual',
      isOptional: true,
      of: ({ levels }) => linesOf(levels.map(({ name, plural }) => `${name} / ${plural}`)),
      put: (plan, cell) => {
        const levels = pairsOf(cell, ' / ')?.map(([name, plural]) => ({
          name: cleanWord(name),
          plural: cleanWord(plural),
        }));
        const isFit = levels !== undefined && isLevelCount(levels.length) && levelProblems(levels).length === 0;
        return withValue(plan, 'levels', isFit ? levels : null);
      },
      accepted: `${LEVEL_COUNT.least} to ${LEVEL_COUNT.most} lines such as Priority / Priorities, each name once`,
    },
  ],
  statuses: [
    {
      name: 'statuses',
      meaning: 'What statuses are called, one a line',
      taking: 'usual',
      isOptional: true,
      of: ({ statuses }) => linesOf(statuses.map(({ code, name }) => `${code}: ${name}`)),
      put: (plan, cell) => {
        const statuses = pairsOf(cell, ': ')?.map(([code, name]) => ({ code, name: cleanWord(name) }));
        return withValue(plan, 'statuses', statuses !== undefined && areFitStatuses(statuses) ? statuses : null);
      },
      accepted: 'lines such as off_target: Watch, each status and name once',
    },
  ],
  palette: [
    {
      name: 'palette',
      meaning: `The colours of the statuses: ${PALETTES.join(', ')}`,
      taking: 'usual',
      isOptional: true,
      of: ({ palette }) => (palette === 'milepost' ? null : palette),
      put: (plan, cell) => {
        const word = isNoneInFile(cell) ? 'milepost' : cell.toLowerCase();
        return withValue(plan, 'palette', PALETTES.find((each) => each === word) ?? null);
      },
      accepted: PALETTES.join(', '),
    },
  ],
  // Of several columns each: files have a sheet of them.
  fields: [],
  tableColumns: [
    {
      name: 'table_columns',
      meaning: 'The columns of the table of goals, one a line; own fields by own- and their id',
      taking: 'usual',
      isOptional: true,
      of: ({ tableColumns }) => linesOf(tableColumns),
      put: (plan, cell) => {
        const columns = cell
          .split('\n')
          .map(lineOf)
          .filter((line) => line !== '');
        const own = columns.filter((column) => column.startsWith('own-')).map((column) => ({ id: column.slice(4) }));
        return withValue(plan, 'tableColumns', columnProblem(columns, own) === null ? columns : null);
      },
      accepted: `lines of ${TABLE_COLUMNS.join(', ')}, or own- and the id of an own field, each once`,
    },
  ],
} satisfies { readonly [Field in PlanField]: readonly PlanSetting[] };

/** In the order of an export. */
export const planSettings: readonly PlanSetting[] = namesOf(settingsByField).flatMap(
  (field): readonly PlanSetting[] => settingsByField[field],
);

/** The names that a field of a plan has as a setting. */
export function settingNamesOf(field: PlanField): string[] {
  return settingsByField[field].map(({ name }) => name);
}

function withValue<Field extends PlanField>(plan: Plan, field: Field, value: Plan[Field] | null): Plan | null {
  return value === null ? null : { ...plan, [field]: value };
}

function text(
  name: 'name' | 'company' | 'currency',
  { most, least = 0 }: { readonly most: number; readonly least?: number },
  taking: SettingTaking,
  meaning: string,
): PlanSetting {
  return {
    name,
    meaning,
    taking,
    of: (plan) => plan[name],
    put: (plan, cell) => {
      const line = lineOf(cell);
      return withValue(plan, name, line.length >= least && line.length <= most ? line : null);
    },
    accepted: `a text of ${least === 0 ? 'at most' : `${least} to`} ${most} characters`,
  };
}

/** What a plan may choose, and does not unless it says so. */
function optionSetting(field: PlanOption): PlanSetting {
  const { wire, meaning } = planOptions[field];
  return {
    name: wire,
    meaning: `yes: ${meaning}`,
    taking: 'usual',
    isOptional: true,
    of: (plan) => (plan[field] ? 'yes' : null),
    put: (plan, cell) => {
      const word = isNoneInFile(cell) ? 'no' : FLAGS.read(cell);
      return withValue(plan, field, word === null ? null : word === 'yes');
    },
    accepted: 'yes or no',
  };
}

function perspective(letter: keyof Plan['perspectives'], usual: string): PlanSetting {
  const most = PLAN_TEXT_LIMITS.perspective;
  return {
    name: `perspective_${letter}`,
    meaning: `What the ${usual} perspective is called`,
    taking: 'usual',
    of: ({ perspectives }) => perspectives[letter],
    put: (plan, cell) => {
      const label = lineOf(cell);
      if (label === '' || label.length > most) return null;
      return { ...plan, perspectives: { ...plan.perspectives, [letter]: label } };
    },
    accepted: `a text of 1 to ${most} characters`,
  };
}

function threshold(name: string, of: keyof Plan['thresholds'], meaning: string): PlanSetting {
  const { least, most } = THRESHOLD_RANGE;
  return {
    name,
    meaning,
    taking: 'usual',
    of: ({ thresholds }) => thresholds[of],
    put: (plan, cell) => {
      const share = /^\d*[.,]?\d+$/.test(cell) ? Number(cell.replace(',', '.')) : Number.NaN;
      if (!(share >= least && share <= most)) return null;
      return { ...plan, thresholds: { ...plan.thresholds, [of]: share } };
    },
    accepted: `a number from ${least} to ${most}`,
  };
}

/** The six codes, each once, with names that can stay beside each other. */
function areFitStatuses(statuses: Plan['statuses']): boolean {
  const codes = new Set(statuses.map(({ code }) => code));
  const areKnown = statuses.every(({ code }) => STATUSES.some((each) => each === code));
  return areKnown && codes.size === statuses.length && statusProblems(statuses, USUAL_STATUSES).length === 0;
}

function linesOf(lines: readonly string[]): string | null {
  return lines.length === 0 ? null : lines.join('\n');
}

/** The two texts of each line of a cell; null where a line has not both. */
function pairsOf(cell: string, between: string): readonly (readonly [string, string])[] | null {
  const pairs: (readonly [string, string])[] = [];
  for (const line of cell.split('\n').filter((each) => each.trim() !== '')) {
    const at = line.indexOf(between);
    const [first, second] = [line.slice(0, at).trim(), line.slice(at + between.length).trim()];
    if (at < 1 || first === '' || second === '') return null;
    pairs.push([first, second]);
  }
  return pairs;
}

function lineOf(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
