import type { ImportPreview } from '#contract/import.ts';
import type { ImportProof } from '#contract/importQuestion.ts';
import type { FiscalNaming } from '#core/calendar/writtenPeriod.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { nameKey } from '#core/own/fieldsAfter.ts';
import { withNewFields } from '#server/features/exchange/mapping/withNewFields.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { withGoals } from './actionGoals.ts';
import { type Action, actionsOf } from './actions.ts';
import { actionTables } from './actionTables.ts';
import { buildGoals, type ReadTable } from './buildGoals.ts';
import { calendarOfTables } from './calendarOfTables.ts';
import { chooseGrids } from './chooseGrids.ts';
import { currencyOfActions } from './currencyOfActions.ts';
import { dateFormatOf } from './dateFormatOf.ts';
import { doubtsOf, withDoubts } from './doubts.ts';
import { readPeriodCell } from './findPeriod.ts';
import { findTables } from './findTables.ts';
import { heldWork } from './heldWork.ts';
import { Ledger, OUT_SENTENCES } from './ledger.ts';
import { type MatchedGoal, matchPlan } from './matchPlan.ts';
import { measureGoals } from './measureGoals.ts';
import type { SheetTable } from './model.ts';
import { nativeTables } from './nativeTables.ts';
import { planTitle } from './planTitle.ts';
import { Questions } from './questions.ts';
import { readRecords } from './records.ts';
import { giveBackRefused } from './refusedCells.ts';
import { withoutRepeated } from './repeatedTables.ts';
import { type SettledTable, settleRoles } from './settleRoles.ts';
import { sheetParents } from './sheetParents.ts';
import { withTitlesAbove } from './titlesAbove.ts';
import { isTurned, turned } from './turnedGrid.ts';
import type { ToldSettings, UnderstandRequest } from './understandRequest.ts';
import { withoutSums } from './withoutSums.ts';

/** What files of any layout come to: goals and entries as Milepost's own tables, with all that was assumed. */
export type Understanding = {
  /** Of goals and their figures. */
  readonly tables: readonly Table[];
  /** Of columns that become own fields, and of work. */
  readonly planTables: readonly Table[];
  readonly settings: ToldSettings;
  readonly questions: Questions;
  readonly ledger: Ledger;
  readonly read: readonly SettledTable[];
  readonly naming: FiscalNaming;
  /** As they are numbered, each with the rows it comes from. */
  readonly goals: readonly MatchedGoal[];
  /** Rows that are work beside goals. */
  readonly actions: readonly Action[];
};

/** Reads sheets of any layout: tables, what their columns are, their rows, the goals these make, their figures. */
export function understand({ grids, answers, state, options, ownFields, today }: UnderstandRequest): Understanding {
  const questions = new Questions(answers);
  const ledger = new Ledger(grids);
  const ownNames = (state?.plan.fields ?? []).map(({ name }) => name);
  const dateFormat = state?.plan.dateFormat ?? options.dateFormat ?? options.usualDateFormat ?? 'M/D/Y';
  const tables: SheetTable[] = grids
    .filter(({ isBeside }) => isBeside !== true)
    .flatMap((grid) => findTables(isTurned(grid) ? turned(grid) : grid))
    .map((table) => ({ ...table, ownNames }));
  const isOnly = grids.filter(({ isBeside }) => isBeside !== true).length === 1;
  const namesBeside = (table: SheetTable) => namesIn(tables, table, state);
  const held = heldWork(state);
  const settled = tables.map((table) => settleRoles(table, { questions, state, held, isOnly, namesBeside }));
  const chosen = chooseGrids(withoutRepeated(settled, ledger), { ledger, questions });
  const order = dateFormatOf(chosen, dateFormat);
  for (const table of chosen) takeHeadings(table, ledger);
  const read: ReadTable[] = chosen.map((table) => {
    const titled = withTitlesAbove(table, ledger, chosen);
    return {
      table: titled,
      records: withoutSums(
        readRecords(titled, ledger, (cell) => readPeriodCell(cell, order)),
        ledger,
      ),
    };
  });
  const name = state === null && (options.name ?? '') === '' ? planTitle(read, ledger) : null;
  const naming = calendarOfTables(read, { state, options, questions, order });
  const { goals: ofGoals, actions } = actionsOf(read);
  const parents = sheetParents(ofGoals.filter(isOfGoals), questions);
  const goals = buildGoals(ofGoals, { ledger, sheets: parents });
  const linked = withGoals(actions, goals, { state, held, questions, ledger, isOnly });
  const around = { naming, ledger, questions, today, dateFormat: order };
  const { measured, settings } = measureGoals(goals, { ...around, read: ofGoals.filter(isOfGoals) });
  const matched = matchPlan(measured, { state, questions });
  const native = withDoubts(
    nativeTables(matched, { read }),
    doubtsOf({ read: ofGoals.filter(isOfGoals), goals: matched }),
  );
  const currency = currencyOfActions(linked);
  const work = actionTables(linked, { ...around, goals: matched, state, held });
  return {
    tables: native,
    planTables: [
      ...(withNewFields({ tables: native, refusals: [] }, newFields(chosen, ownFields)).planTables ?? []),
      ...work,
    ],
    settings: {
      ...(name === null ? {} : { name }),
      ...(currency === null ? {} : { currency }),
      ...settings,
      ...(state === null ? { fiscalStartMonth: naming.fiscalStartMonth, fiscalDisplay: naming.fiscalDisplay } : {}),
      ...(order === dateFormat ? {} : { dateFormat: order }),
    },
    questions,
    ledger,
    read: chosen,
    naming,
    goals: matched,
    actions,
  };
}

/** Texts of the first rows of other sheets, and how the plan calls and numbers its goals. */
function namesIn(tables: readonly SheetTable[], { grid }: SheetTable, state: UnderstandRequest['state']): Set<string> {
  const others = [...new Set(tables.map((table) => table.grid))].filter((each) => each !== grid);
  const texts = others.flatMap(({ rows }) => rows.slice(0, MOST_NAMES).flatMap(({ cells }) => cells.slice(0, 4)));
  const goals = (state?.goals ?? []).flatMap(({ number, title }) => [title, shownNumber(number)]);
  return new Set([...goals, ...texts].map((text) => wordKey(text ?? '')).filter((key) => key !== ''));
}

const MOST_NAMES = 5000;

function isOfGoals({ table }: ReadTable): boolean {
  return table.rowsAre === 'goals';
}

/** Columns that somebody made own fields, each of the kind that is said, else of the one its cells are. */
function newFields(tables: readonly SettledTable[], said: UnderstandRequest['ownFields'] = []): NewFields {
  const names = new Set(
    tables.flatMap(({ roles }) =>
      [...roles.values()].flatMap((role) => (role.is === 'own' && role.isNew === true ? [role.column] : [])),
    ),
  );
  return [...names].map((name) => said.find((field) => nameKey(field.name) === nameKey(name)) ?? { name });
}

type NewFields = NonNullable<UnderstandRequest['ownFields']>;

function takeHeadings(table: SettledTable, ledger: Ledger): void {
  const headings = new Map(table.columns.map(({ at, heading }) => [at, heading]));
  ledger.headings(table.grid, headings);
  for (const { at, headingPlaces } of table.columns) {
    const role = table.roles.get(at);
    if (role === undefined) continue;
    for (const place of headingPlaces) {
      if (role.is === 'out') ledger.leave(table.grid, place, role.reason);
      else ledger.take(table.grid, place);
    }
  }
}

/** What comes in, once the plan has taken what it takes: what it refuses goes to the cells that do not. */
export function proofOf(understanding: Understanding, { groups }: Pick<ImportPreview, 'groups'>): ImportProof {
  giveBackRefused(understanding, groups);
  return understanding.ledger.proof((reason) => OUT_SENTENCES[reason]);
}
