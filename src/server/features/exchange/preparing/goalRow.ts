import type { FoundReason } from '#contract/foundReason.ts';
import type { Day } from '#core/calendar/date.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import type { Aggregation, TargetDirection, ValueType } from '#core/goal/goal.ts';
import { isGoalNumber, shownNumber } from '#core/goal/goalNumber.ts';
import type { NewBase } from '#core/goal/statedParts.ts';
import type { Status } from '#core/goal/status.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import { YEAR_TARGET } from '#server/features/exchange/columns/columns.ts';
import type { FindingCode, Place } from '#server/features/exchange/preparing/base/findings.ts';
import {
  type CellAt,
  cellText,
  listNoValue,
  placeOf,
  readDay,
  readFigure,
  readLine,
  readText,
  type Sheet,
  type Stated,
  saysNothing,
} from '#server/features/exchange/preparing/base/sheet.ts';
import type { TableRow } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { readNewBases } from '#server/features/exchange/values/newBases.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import type { PlanCells } from '#server/features/exchange/values/planCells.ts';
import { firstTooLong } from '#server/features/goals/editing/textLimits.ts';
import { readGoalWords, type StatusSet } from './goalWords.ts';
import { type OwnCells, readOwnCells } from './ownCells.ts';
import { readStatedCells, type StatedCells } from './statedCells.ts';

/** What one row of a goals table says, read but not yet set against the plan. */
export type GoalRow = {
  readonly place: Place;
  readonly number: string;
  /** The number as it is shown: by it goals are matched. */
  readonly key: string;
  readonly title: string;
  /** Null: the dots of the number say it. */
  readonly parentKey: string | null;
  /** Its parent is said to be none. */
  readonly isTop: boolean;
  readonly depth: Stated<number>;
  readonly measure: Stated<string>;
  readonly unit: Stated<string>;
  /** The unit that the headings of its figures have, where its row says none. */
  readonly headingUnit: string | null;
  readonly isValueTypeFromUnit: boolean;
  readonly aggregation: Stated<Aggregation>;
  readonly valueType: Stated<ValueType>;
  readonly trackingFrequency: Stated<TrackingFrequency>;
  readonly targetDirection: Stated<TargetDirection>;
  readonly start: Stated<Day | null>;
  readonly end: Stated<Day | null>;
  /** Null: no owner. */
  readonly owner: Stated<string | null>;
  /** Empty where the owner's name is shown. */
  readonly ownerLabel: Stated<string>;
  /** Names, one a line. */
  readonly contributors: Stated<string>;
  readonly department: Stated<string | null>;
  readonly perspective: Stated<Perspective | null>;
  readonly eoyTarget: Stated<number | null>;
  readonly targetsByYear: ReadonlyMap<number, number | null>;
  readonly baseline: Stated<number | null>;
  readonly baselineDate: Stated<Day | null>;
  readonly newBases: Stated<readonly NewBase[]>;
  readonly status: Stated<Status | null>;
  readonly statusNote: string;
  /** Who set it, when and on which figure; null where the row does not tell. */
  readonly statusSet: StatusSet | null;
  readonly cells: StatedCells;
  readonly own: OwnCells;
};

/** An empty parent is left out, so the dots say it; this one says that there is none. */
const AT_THE_TOP = '-';

/** Reads one row of a goals table; null where it has to stay out, with the reason among the findings. */
export function readGoalRow(
  { sheet, row }: { readonly sheet: Sheet; readonly row: TableRow },
  cells: PlanCells,
): GoalRow | null {
  const at = (column: string): CellAt => ({ sheet, row, column });
  const number = readLine(at('number')) ?? '';
  const title = readLine(at('title')) ?? '';
  if (number === '') return refuse(at('number'), 'numberMissing', because('number_empty'));
  if (!isGoalNumber(number)) return refuse(at('number'), 'numberUnfit', because('number_unfit'));
  if (title === '') return refuse(at('title'), 'titleMissing', because('title_empty'));
  // Of a unit the value type is read, however long it is; `goalState.ts` leaves a long one out.
  const tooLong = firstTooLong((column) => (column === 'unit' ? '' : (cellText(at(column)) ?? '')));
  if (tooLong !== null) return refuse(at(tooLong.column), 'textTooLong', because('longer_than', tooLong.most));
  const start = readDay(at('start'), 'start');
  const end = readDay(at('end'), 'end');
  if (isReversed(start, end)) return refuse(at('end'), 'windowReversed', because('end_before_start'));
  const parent = readLine(at('parent_number')) ?? '';
  return {
    place: { file: sheet.table.file, line: row.line },
    number,
    key: shownNumber(number),
    title,
    parentKey: isNoneInFile(parent) ? null : shownNumber(parent),
    isTop: parent === AT_THE_TOP,
    depth: readDepth(at('depth'), cells),
    measure: readLine(at('measure')),
    cells: readStatedCells(at),
    ...readGoalWords(at, cells),
    start,
    end,
    owner: readName(at('owner')),
    ownerLabel: readLine(at('owner_label')),
    contributors: readText(at('contributors')),
    department: readName(at('department')),
    eoyTarget: readFigure(at('eoy_target')),
    targetsByYear: readYearTargets(sheet, row),
    baseline: readFigure(at('baseline')),
    baselineDate: readDay(at('baseline_date'), 'start'),
    newBases: readBases(at('new_bases')),
    own: readOwnCells(at, cells),
  };
}

/** Whether a window ends before it starts; open sides never do. */
export function isReversed(start: Day | null | undefined, end: Day | null | undefined): boolean {
  return typeof start === 'number' && typeof end === 'number' && end < start;
}

function readDepth(at: CellAt, { depthNamed }: PlanCells): Stated<number> {
  const named = depthNamed(cellText(at) ?? '');
  if (named !== null) return named;
  const depth = readFigure(at) ?? undefined;
  if (depth === undefined || (Number.isInteger(depth) && depth >= 0)) return depth;
  at.sheet.findings.add('cellUnreadable', placeOf(at), {
    value: String(depth),
    reason: because('whole_depth'),
  });
  return undefined;
}

function readBases(at: CellAt): Stated<readonly NewBase[]> {
  const text = readText(at);
  if (text === undefined || isNoneInFile(text)) return text === undefined ? undefined : [];
  const bases = readNewBases(text);
  if (bases !== null) return bases;
  const reason = because('new_base_form');
  at.sheet.findings.add('cellUnreadable', placeOf(at), { value: text, reason });
  return undefined;
}

function readName(at: CellAt): Stated<string | null> {
  const name = readLine(at);
  if (name === undefined || !saysNothing(at, name)) return name;
  listNoValue(at, name);
  return null;
}

function readYearTargets(sheet: Sheet, row: TableRow): ReadonlyMap<number, number | null> {
  let targets: Map<number, number | null> | null = null;
  for (const column of sheet.columns.at.keys()) {
    const year = YEAR_TARGET.exec(column)?.[1];
    const target = year === undefined ? undefined : readFigure({ sheet, row, column });
    if (target !== undefined) targets = (targets ?? new Map()).set(Number(year), target);
  }
  return targets ?? NO_TARGETS;
}

/** One for all rows that have none. */
const NO_TARGETS: ReadonlyMap<number, number | null> = new Map();

function refuse(at: CellAt, code: FindingCode, reason: FoundReason): null {
  at.sheet.findings.add(code, placeOf(at), { value: cellText(at) ?? '', reason });
  return null;
}
