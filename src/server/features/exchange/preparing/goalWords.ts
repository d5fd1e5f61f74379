import type { HandStatus } from '#core/goal/statedParts.ts';
import type { Status } from '#core/goal/status.ts';
import type { Perspective } from '#core/plan/perspective.ts';
import { isInstant } from '#server/base/clock.ts';
import {
  type CellAt,
  cellText,
  listNoValue,
  placeOf,
  readFigure,
  readLine,
  readText,
  readWord,
  readWordOrNone,
  type Stated,
  saysNothing,
} from '#server/features/exchange/preparing/base/sheet.ts';
import { because } from '#server/features/exchange/values/because.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import type { PerspectiveReader } from '#server/features/exchange/values/perspective.ts';
import type { PlanCells } from '#server/features/exchange/values/planCells.ts';
import { valueTypeOfUnit } from '#server/features/exchange/values/unit.ts';
import type { Vocabulary } from '#server/features/exchange/values/words.ts';
import * as words from '#server/features/exchange/values/words.ts';

/** Who set a status by hand, when, and on which computed figure. */
export type StatusSet = Pick<HandStatus, 'by' | 'at' | 'computedActual'>;

/** What a row of a goals table says in words of ours. `at` gives the cell of a column. */
export function readGoalWords(at: (column: string) => CellAt, { perspectiveNamed, statuses }: PlanCells) {
  const unit = readUnit(at('unit'));
  const valueType = readWord(at('value_type'), words.VALUE_TYPES);
  const isUnitStated = unit !== undefined && unit !== '';
  const headingUnit = isUnitStated ? null : (at('unit').sheet.table.headingUnit ?? null);
  return {
    unit,
    headingUnit,
    aggregation: readWord(at('function'), words.AGGREGATIONS),
    valueType: valueType ?? (isUnitStated ? valueTypeOfUnit(unit) : undefined),
    isValueTypeFromUnit: valueType === undefined && isUnitStated,
    trackingFrequency: readWord(at('tracking'), words.FREQUENCIES),
    targetDirection: readWord(at('direction'), words.DIRECTIONS),
    perspective: readPerspectiveCell(at('perspective'), perspectiveNamed),
    ...readHandStatus(at, statuses),
  };
}

function readUnit(at: CellAt): Stated<string> {
  const unit = readLine(at);
  if (unit === undefined || !saysNothing(at, unit)) return unit;
  listNoValue(at, unit);
  return '';
}

/** A fifth perspective is refused by name (rule 9.3). */
function readPerspectiveCell(at: CellAt, perspectiveNamed: PerspectiveReader): Stated<Perspective | null> {
  const cell = cellText(at);
  if (cell === undefined) return undefined;
  if (isNoneInFile(cell)) {
    listNoValue(at, cell);
    return null;
  }
  const reading = perspectiveNamed(cell);
  if (typeof reading === 'string') return reading;
  at.sheet.findings.add('perspectiveUnknown', placeOf(at), {
    value: cell,
    reason: because('perspectives', reading.listed),
  });
  return undefined;
}

function readHandStatus(at: (column: string) => CellAt, statuses: Vocabulary<Status>) {
  const statusNote = readText(at('status_note')) ?? '';
  const status = readWordOrNone(at('status'), statuses);
  if (statusNote !== '' && (status === undefined || status === null)) {
    const note = at('status_note');
    const said = { value: statusNote, reason: because('note_without_status') };
    note.sheet.findings.add('statusNoteAlone', placeOf(note), said);
  }
  return { status, statusNote, statusSet: status ? readStatusSet(at) : null };
}

/** Null where the row does not tell when. */
function readStatusSet(at: (column: string) => CellAt): StatusSet | null {
  const instant = cellText(at('status_at')) ?? '';
  if (!isInstant(instant)) return null;
  const figure = readFigure(at('status_figure'));
  return { by: readLine(at('status_by')) ?? '', at: instant, computedActual: figure ?? null };
}
