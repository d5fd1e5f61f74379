import { z } from 'zod';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalDisplay } from '#core/calendar/fiscalYear.ts';
import { STATUSES } from '#core/goal/status.ts';
import { OWN_KINDS } from '#core/own/ownField.ts';
import { PALETTES } from '#core/plan/palette.ts';
import type { Plan } from '#core/plan/plan.ts';
import { eachWireOption, readOptions } from '#core/plan/planOptions.ts';
import { stringifyStorable } from './plainText.ts';
import { dateText, dayOrNullOf, finite, flag, numberOf, textOf, textOrNullOf, whole, wordOf } from './rowReading.ts';
import type { Row } from './tables.ts';

const FISCAL_DISPLAYS: readonly FiscalDisplay[] = ['startYear', 'endYear', 'bothYears', 'fullYear'];
const DATE_FORMATS: readonly DateFormat[] = ['M/D/Y', 'D/M/Y'];
const perspectives = z.object({ f: z.string(), c: z.string(), o: z.string(), p: z.string() });

export const levelsSchema = z.array(z.object({ name: z.string(), plural: z.string() }));
export const statusesSchema = z.array(z.object({ code: z.enum(STATUSES), name: z.string() }));

export const ownFieldsSchema = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(OWN_KINDS),
    help: z.string(),
    levels: z.array(z.number()),
    required: z.boolean(),
    onCard: z.boolean(),
    public: z.boolean(),
    options: z.array(z.object({ id: z.string(), name: z.string() })),
    decimals: z.number().nullable(),
    unit: z.string(),
  }),
);

function listText(list: readonly object[]): string | null {
  return list.length === 0 ? null : stringifyStorable(list);
}

export function planRowOf(plan: Plan): Row {
  return {
    name: plan.name,
    company: plan.company,
    fiscal_start_month: whole(plan.fiscalStartMonth),
    fiscal_display: plan.fiscalDisplay,
    tiers: whole(plan.tiers),
    perspectives: stringifyStorable(perspectives.parse(plan.perspectives)),
    date_format: plan.dateFormat,
    currency: plan.currency,
    week_start: whole(plan.weekStart),
    time_zone: plan.timeZone,
    on_target: finite(plan.thresholds.onTarget),
    off_target: finite(plan.thresholds.offTarget),
    is_archived: flag(plan.isArchived),
    is_demo: flag(plan.isDemo),
    closed_until_date: dateText(plan.closedUntil),
    is_outlook_off: flag(plan.isOutlookOff),
    ...eachWireOption((option) => (plan[option] ? 1 : null)),
    levels: listText(levelsSchema.parse(plan.levels)),
    statuses: listText(statusesSchema.parse(plan.statuses)),
    palette: plan.palette === 'milepost' ? null : plan.palette,
    fields: listText(ownFieldsSchema.parse(plan.fields)),
    table_columns: plan.tableColumns.length === 0 ? null : stringifyStorable([...plan.tableColumns]),
  };
}

export function planOf({ id, row }: { readonly id: string; readonly row: Row }): Plan {
  return {
    id,
    name: textOf(row, 'name'),
    company: textOf(row, 'company'),
    fiscalStartMonth: numberOf(row, 'fiscal_start_month'),
    fiscalDisplay: wordOf(row, 'fiscal_display', FISCAL_DISPLAYS),
    tiers: numberOf(row, 'tiers') === 3 ? 3 : 2,
    perspectives: perspectives.parse(JSON.parse(textOf(row, 'perspectives'))),
    dateFormat: wordOf(row, 'date_format', DATE_FORMATS),
    currency: textOf(row, 'currency'),
    weekStart: numberOf(row, 'week_start'),
    timeZone: textOf(row, 'time_zone'),
    thresholds: { onTarget: numberOf(row, 'on_target'), offTarget: numberOf(row, 'off_target') },
    isArchived: row.is_archived === 1,
    isDemo: row.is_demo === 1,
    closedUntil: dayOrNullOf(row, 'closed_until_date'),
    isOutlookOff: row.is_outlook_off === 1,
    ...readOptions((column) => row[column] === 1),
    levels: levelsSchema.parse(JSON.parse(textOrNullOf(row, 'levels') ?? '[]')),
    statuses: statusesSchema.parse(JSON.parse(textOrNullOf(row, 'statuses') ?? '[]')),
    palette: PALETTES.find((each) => each === row.palette) ?? 'milepost',
    fields: ownFieldsSchema.parse(JSON.parse(textOrNullOf(row, 'fields') ?? '[]')),
    tableColumns: z.array(z.string()).parse(JSON.parse(textOrNullOf(row, 'table_columns') ?? '[]')),
  };
}
