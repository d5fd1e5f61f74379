import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { Plan } from '#core/plan/plan.ts';
import { USUAL_PLAN } from '#core/plan/usualPlan.ts';
import { plainName } from '#server/features/exchange/columns/columns.ts';
import { planTableKind } from '#server/features/exchange/columns/planTables.ts';
import { recognise } from '#server/features/exchange/columns/recognise.ts';
import { columnDates } from '#server/features/exchange/preparing/base/columnDates.ts';
import { createFindings, type Findings, type Place } from '#server/features/exchange/preparing/base/findings.ts';
import { columnCells } from '#server/features/exchange/preparing/base/sheet.ts';
import { chosenOptions, type PlanOptions, type UsualOptions } from '#server/features/exchange/tables/planOptions.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { currencyOf } from '#server/features/exchange/values/currencies.ts';
import { dateOrderOf } from '#server/features/exchange/values/dateOrder.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { readSettings, withSettings } from './settingsRead.ts';

/**
 * A plan for tables that have none yet: as the options say, else as the tables do (three tiers where goals or
 * initiatives have departments, the currency of most units, the order of their dates), each listed, else as usual.
 */
export function newPlan(
  tables: readonly Table[],
  {
    id,
    name,
    planTables = [],
    options: given,
    told: said = {},
    findings,
  }: {
    readonly id: string;
    readonly name: string;
    /** Of settings, own fields and work. */
    readonly planTables?: readonly Table[] | undefined;
    readonly options: PlanOptions & UsualOptions;
    /** What files of another layout say of the plan. */
    readonly told?:
      | Partial<Pick<Plan, 'name' | 'fiscalStartMonth' | 'fiscalDisplay' | 'currency' | 'dateFormat'>>
      | undefined;
    readonly findings: Findings;
  },
): Plan {
  const usual: Plan = { ...usualPlan(given), id, name };
  const cells = (column: string) => [...cellsOf(tables, column)];
  const units = [
    ...cells('unit'),
    ...tables.flatMap(({ headingUnit }) => headingUnit ?? []),
    ...planTables.flatMap(currenciesOfNewFields),
  ];
  const list = (code: 'planTiers' | 'planCurrency' | 'planDateFormat', reason: string) =>
    findings.add(code, placeOf(tables), { reason });
  const told = {
    tiers: [...cells('department'), ...departmentsOfWork(planTables)].some((cell) => !isNoneInFile(cell))
      ? (3 as const)
      : USUAL_PLAN.tiers,
    currency: commonest(units.flatMap((unit) => currencyOf(unit)?.sign ?? [])) ?? USUAL_PLAN.currency,
    dateFormat: dateFormatOf(tables, usual.dateFormat),
    ...said,
  };
  // What is wrong with them is listed when the plan is set against them.
  const before = { ...usual, ...told, ...chosenOptions(given) };
  const stated = readSettings(planTables, { plan: before, findings: createFindings() });
  const isSaid = (name: keyof PlanOptions, setting: string) =>
    given[name] !== undefined || stated.some((each) => each.setting.name === setting);
  if (!isSaid('tiers', 'tiers') && told.tiers !== USUAL_PLAN.tiers) list('planTiers', String(told.tiers));
  if (!isSaid('currency', 'currency') && told.currency !== USUAL_PLAN.currency) list('planCurrency', told.currency);
  if (!isSaid('dateFormat', 'date_format') && told.dateFormat !== usual.dateFormat)
    list('planDateFormat', told.dateFormat);
  const plan = { ...withSettings({ ...usual, ...told }, stated), ...chosenOptions(given) };
  return name === '' ? plan : { ...plan, name };
}

/** Of columns that become own fields of money. */
function currenciesOfNewFields({ header, rows, isOnlyNew }: Table): string[] {
  const at = isOnlyNew === true ? header.indexOf('unit') : -1;
  return Array.from(rows, ({ cells }) => cells[at] ?? '').filter((unit) => unit !== '');
}

function departmentsOfWork(tables: readonly Table[]): string[] {
  return tables
    .filter(({ header }) => planTableKind(header) === 'initiatives')
    .flatMap(({ header, rows }) => {
      const at = header.map(plainName).indexOf('department');
      return Array.from(rows, ({ cells }) => cells[at] ?? '').filter((cell) => cell.trim() !== '');
    });
}

/** What a plan has where neither a person nor a file says it. */
export function usualPlan(given: UsualOptions): Omit<Plan, 'id' | 'name'> {
  return {
    ...USUAL_PLAN,
    company: given.usualCompany ?? USUAL_PLAN.company,
    dateFormat: given.usualDateFormat ?? USUAL_PLAN.dateFormat,
    timeZone: given.usualTimeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function* cellsOf(tables: readonly Table[], column: string): Generator<string> {
  for (const table of tables) {
    const known = recognise(table);
    if (known.ok) yield* columnCells({ table, columns: known.columns }, column);
  }
}

/** Dots stand in dates that put the day first. */
function dateFormatOf(tables: readonly Table[], usual: DateFormat): DateFormat {
  const traits = tables.flatMap((table) => {
    const known = recognise(table);
    return known.ok ? columnDates({ table, columns: known.columns }, DATE_COLUMNS) : [];
  });
  return traits.some(({ hasDots }) => hasDots) ? 'D/M/Y' : dateOrderOf(traits, usual);
}

const DATE_COLUMNS = ['date', 'start', 'end'];

function commonest(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function placeOf(tables: readonly Table[]): Place {
  return { file: tables[0]?.file ?? '', line: null };
}
