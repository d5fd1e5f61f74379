import { remade } from '#core/goal/fieldTables.ts';
import { type GoalFieldFor, NOTHING_STATED, type StatedValues } from '#core/goal/goalFields.ts';
import { mapNames } from '#core/goal/mapNames.ts';
import { isNone } from '#core/typed/none.ts';
import { columnsOfField } from '#server/features/exchange/columns/goalColumns.ts';
import * as words from '#server/features/exchange/values/words.ts';
import { type CellAt, cellText, readFigure, readText, readWord, readWordOrNone, type Stated } from './sheet.ts';

/** Fields that take more than their own cell: `goalRow.ts` and `goalState.ts` work them out. */
type WorkedOut =
  | 'number'
  | 'title'
  | 'parentId'
  | 'depth'
  | 'measure'
  | 'aggregation'
  | 'valueType'
  | 'unit'
  | 'trackingFrequency'
  | 'targetDirection'
  | 'span'
  | 'memberId'
  | 'ownerLabel'
  | 'contributorIds'
  | 'departmentId'
  | 'perspective'
  | 'targetsByYear'
  | 'baseline'
  | 'newBases'
  | 'handStatus';

type CellField = Exclude<GoalFieldFor<'file'>, WorkedOut>;

/** What a row says of the fields that have a cell each. */
export type StatedCells = { readonly [Name in CellField]: Stated<StatedValues[Name]> };

const readers: { readonly [Name in CellField]: (at: CellAt) => Stated<StatedValues[Name]> } = {
  description: readText,
  priority: (at) => {
    const word = readWordOrNone(at, words.PRIORITIES);
    return word === 'none' ? null : word;
  },
  isKpi: readYesNo,
  rollup: (at) => readWordOrNone(at, words.ROLLUPS),
  isEndOfYear100: readYesNo,
  // It is, unless a row says that it is not.
  isStatusAutomatic: (at) => (isNone(cellText(at) ?? '') ? undefined : readYesNo(at)),
  allTarget: readFigure,
};

/** `at` gives the cell of a column. */
export function readStatedCells(at: (column: string) => CellAt): StatedCells {
  return mapNames<StatedCells>(readers, (field) => {
    const [column] = columnsOfField(field);
    return column === undefined ? undefined : readers[field](at(column.name));
  });
}

/** The same fields of a goal: what a row leaves out stays as it was, a new goal has nothing there. */
export function withStatedCells(cells: StatedCells, before: Pick<StatedValues, CellField> | null) {
  const kept = mapNames<Pick<StatedValues, CellField>>(readers, (field) => (before ?? NOTHING_STATED)[field]);
  return remade(kept, (field) => saidOr<(typeof kept)[typeof field]>(cells[field], kept[field]));
}

function saidOr<Value>(said: Stated<Value>, before: Value): Value {
  return said === undefined ? before : said;
}

function readYesNo(at: CellAt): Stated<boolean> {
  const word = readWord(at, words.FLAGS);
  return word === undefined ? undefined : word === 'yes';
}
