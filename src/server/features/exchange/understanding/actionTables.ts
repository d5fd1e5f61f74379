import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import type { DateFormat } from '#core/calendar/dateFormat.ts';
import type { FiscalNaming } from '#core/calendar/writtenPeriod.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { type Initiative, type Milestone, WORK_STATES, type WorkState } from '#core/work/work.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { nameOfGrid } from '#server/features/exchange/understanding/grids/grid.ts';
import { NOBODY } from '#server/features/exchange/understanding/words/cellWords.ts';
import { partsOf } from '#server/features/exchange/understanding/words/listedParts.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { stateWord } from '#server/features/exchange/understanding/words/workWords.ts';
import { because, reasonText } from '#server/features/exchange/values/because.ts';
import { isNoneInFile } from '#server/features/exchange/values/none.ts';
import { lineOf } from '#server/features/exchange/values/plainText.ts';
import { readDate } from '#server/features/exchange/values/readDate.ts';
import type { GoalOfAction, LinkedAction } from './actionGoals.ts';
import { descriptionOf } from './descriptionOf.ts';
import { readFigures } from './goalFigures.ts';
import type { HeldWork } from './heldWork.ts';
import { cellOf, type Ledger } from './ledger.ts';
import { marksOf } from './marksOf.ts';
import type { MatchedGoal } from './matchPlan.ts';
import type { Role, TextAt } from './model.ts';
import { lettersOf, nativeTable } from './nativeTables.ts';
import { ownersOf } from './ownersOf.ts';
import type { Questions } from './questions.ts';
import { isNoFigure } from './readFigure.ts';
import type { RecordRead } from './recordRead.ts';
import type { SettledTable } from './settleRoles.ts';
import { why } from './why.ts';

type Around = {
  readonly goals: readonly MatchedGoal[];
  readonly state: PlanState | null;
  readonly held: HeldWork;
  readonly questions: Questions;
  readonly ledger: Ledger;
  readonly naming: FiscalNaming;
  readonly dateFormat: DateFormat;
  readonly today: Day;
};

/** Work as the tables that an export has. A column that a sheet does not have says nothing of what the plan holds. */
export function actionTables(actions: readonly LinkedAction[], around: Around): Table[] {
  const numbers = new Map<GoalOfAction, string>(around.goals.map(({ built, number }) => [built, number]));
  const states = statesOf(actions, around);
  const owners = ownersOf(actions.map(({ record }) => ({ records: [record] })));
  const cells = new CellsRead(actions, around);
  return [...Map.groupBy(actions, ({ table }) => table)].flatMap(([table, all]) => {
    const roles = new Set([...table.roles.values()].map(({ is }) => is));
    const rowNumbers = new Set(all.flatMap(({ record }) => record.number?.text ?? []));
    const ofTable = { ...around, numbers, states, owners, read: cells, roles, rowNumbers };
    return [...Map.groupBy(all, ({ rows }) => rows)].map(([rows, own]) => {
      const read = own.map((action) => ({ line: action.record.line, cells: cellsOf(action, ofTable) }));
      const header = [...new Set([...NEEDED[rows], ...read.flatMap((row) => [...row.cells.keys()])])];
      const file = nameOfGrid(table.grid);
      return nativeTable({
        file,
        header,
        rows: read.map((row) => ({ line: row.line, cells: header.map((column) => row.cells.get(column) ?? '') })),
        letters: table.grid.sheet === null ? new Map() : (lettersOf([table]).get(file) ?? new Map()),
      });
    });
  });
}

/** What tells the tables of work apart. */
const NEEDED = {
  initiatives: ['initiative', 'goals', 'state'],
  milestones: ['milestone', 'due', 'initiative', 'goal'],
};

type RowAround = Around & {
  readonly numbers: ReadonlyMap<GoalOfAction, string>;
  readonly states: ReadonlyMap<string, WorkState | null>;
  readonly owners: ReturnType<typeof ownersOf>;
  readonly read: CellsRead;
  /** Of the table. */
  readonly roles: ReadonlySet<Role['is']>;
  readonly rowNumbers: ReadonlySet<string>;
};

type Cells = Map<string, string>;

const LINKS: ReadonlySet<string> = new Set(['goals', 'after']);

function cellsOf(action: LinkedAction, around: RowAround): Cells {
  const { record, rows } = action;
  const { grid, number } = record;
  const { ledger, roles } = around;
  ledger.take(grid, record.title.place);
  for (const [field, { text, place }] of record.fields)
    if (LINKS.has(field) && isNoFigure(text)) ledger.leave(grid, place, 'none');
    else ledger.take(grid, place);
  for (const { text, place } of record.levels) if (isNoFigure(text)) ledger.leave(grid, place, 'none');
  const cells = rows === 'initiatives' ? initiativeCells(action, around) : milestoneCells(action, around);
  const owner = record.fields.get('owner')?.text ?? '';
  const isNobody = NOBODY.has(wordKey(owner)) || /^[-–?.]+$/.test(owner);
  if (roles.has('owner')) cells.set('owner', isNobody ? '' : (around.owners.get(owner)?.owner ?? owner));
  if (roles.has('after')) {
    if (number !== null) ledger.take(grid, number.place);
    cells.set(rows === 'initiatives' ? 'initiative_number' : 'milestone_number', number?.text ?? '');
    cells.set('after', afterCell(record, around));
  }
  if (number !== null) ledger.leave(grid, number.place, 'unused');
  for (const { place } of record.descriptions) ledger.leave(grid, place, 'unused');
  return cells;
}

function initiativeCells(action: LinkedAction, around: RowAround): Cells {
  const { record, table } = action;
  const { held, ledger, owners, read, roles } = around;
  const before = held.initiatives.get(wordKey(record.title.text));
  const goals = action.isAsHeld ? goalsHeld(before?.goalIds ?? [], around) : goalsNamed(action, around);
  const percent = read.figure(record, isShareDone, table);
  const cells = new Map([
    ['initiative', lineOf(record.title.text)],
    ['goals', goals],
    ['state', stateOfWord(record, around) ?? stateOfShare(percent, before)],
  ]);
  const department =
    record.fields.get('department')?.text ?? owners.get(record.fields.get('owner')?.text ?? '')?.department ?? '';
  if (roles.has('department') || department !== '')
    cells.set('department', NOBODY.has(wordKey(department)) ? '' : department);
  for (const edge of ['start', 'end'] as const) if (roles.has(edge)) cells.set(edge, dayCell(record, edge, around));
  if ([...table.roles.values()].some(isShareDone)) cells.set('percent', percent);
  for (const money of ['planned', 'spent'] as const)
    if (roles.has(money))
      cells.set(
        money,
        read.figure(record, ({ is }) => is === money, table),
      );
  if (roles.has('description')) {
    for (const { place } of record.descriptions) ledger.take(record.grid, place);
    cells.set('description', descriptionOf(record.descriptions));
  }
  return cells;
}

function milestoneCells(action: LinkedAction, around: RowAround): Cells {
  const { record, of } = action;
  const before = around.held.milestones.get(wordKey(record.title.text));
  const goals = action.isAsHeld ? goalsHeld([before?.goalId ?? ''], around) : goalsNamed(action, around);
  const due = dayCell(record, 'end', around);
  const cells = new Map([
    ['milestone', lineOf(record.title.text)],
    ['due', due],
    ['initiative', of?.title.text ?? ''],
    ['goal', of === null ? goals : ''],
  ]);
  const state = stateOfWord(record, around);
  if (around.roles.has('doneOn')) cells.set('done_on', dayCell(record, 'doneOn', around));
  else if (state !== null) cells.set('done_on', state === 'done' ? doneOn(due, before, around) : '');
  return cells;
}

/** The day that the plan has; else the day by which it was due, unless that lies ahead. */
function doneOn(due: string, before: Milestone | undefined, { today }: Around): string {
  if (before?.doneOn != null) return formatIsoDate(before.doneOn);
  return due !== '' && due <= formatIsoDate(today) ? due : formatIsoDate(today);
}

/** The state that a word names; one that names none is listed. */
function stateOfWord({ grid, status }: RecordRead, { ledger, states }: RowAround): WorkState | null {
  if (status === null) return null;
  const state = states.get(status.text) ?? null;
  if (state !== null) ledger.take(grid, status.place);
  else if (saysNoState(status.text)) ledger.leave(grid, status.place, 'none');
  else {
    const said = because('work_state_unknown');
    ledger.refuse(grid, status.place, { why: reasonText(said), said });
  }
  return state;
}

function isShareDone(role: Role): boolean {
  return role.is === 'figure' && role.isShareDone === true;
}

function goalsNamed({ goals, unknown }: LinkedAction, { numbers }: RowAround): string {
  const named = goals.map((goal) => ('id' in goal ? shownNumber(goal.number) : (numbers.get(goal) ?? '')));
  return [...named, ...unknown].join('\n');
}

/** The goals that the plan has it for: this file says nothing of them. */
function goalsHeld(ids: readonly string[], { state }: Around): string {
  return (state?.goals ?? []).flatMap(({ id, number }) => (ids.includes(id) ? [shownNumber(number)] : [])).join('\n');
}

/** Where no word says it: what is done tells it, and never against a state that somebody set. */
function stateOfShare(percent: string, before: Initiative | undefined): WorkState | '' {
  if (percent === '') return '';
  if (Number(percent) === 100) return 'done';
  return Number(percent) > 0 && Number(percent) < 100 && (before === undefined || before.state === 'planned')
    ? 'active'
    : '';
}

/** A day as we write it; one that cannot be read stays as it is written, to be listed. */
function dayCell(record: RecordRead, edge: 'start' | 'end' | 'doneOn', { ledger, dateFormat, naming }: Around): string {
  const cell = record.fields.get(edge);
  if (cell === undefined) return '';
  if (isNoFigure(cell.text)) {
    ledger.giveBack(record.grid, cell.place, 'no_day');
    return '';
  }
  const span = readDate(cell.text, { ...naming, dateFormat })?.span;
  const day = span === undefined ? null : span[edge === 'start' ? 'start' : 'end'];
  if (day !== null) return formatIsoDate(day);
  ledger.giveBack(record.grid, cell.place, 'unreadable');
  return cell.text;
}

/** Numbers of rows beside it, each on its line. */
function afterCell({ fields }: RecordRead, { rowNumbers }: RowAround): string {
  const text = fields.get('after')?.text ?? '';
  if (isNoFigure(text)) return '';
  const parts = partsOf(text, /[,;&\n]/);
  return parts.every((part) => rowNumbers.has(part)) ? parts.join('\n') : text;
}

/** `Pendiente` of work is a state, of figures it is none. */
function saysNoState(cell: string): boolean {
  return stateWord(cell) === null && isNoneInFile(cell);
}

const MOST_EVIDENCE = 4;

/** What each word of a state stands for: known words are assumed, others are asked. */
function statesOf(
  actions: readonly LinkedAction[],
  { questions }: Pick<Around, 'questions'>,
): ReadonlyMap<string, WorkState | null> {
  const words = Map.groupBy(
    actions.filter(({ record: { status } }) => status !== null && !saysNoState(status.text)),
    ({ record }) => record.status?.text ?? '',
  );
  const found = new Map<string, WorkState | null>();
  for (const [word, rows] of words) {
    const known = stateWord(word);
    const answer = questions.ask({
      name: `state ${word}`,
      kind: 'state',
      about: word,
      text: `Which state is “${word}”?`,
      proposed: known ?? NOTHING,
      choices: [
        ...WORK_STATES.map((state): [string, string] => [state, state.replace('_', ' ')]),
        [NOTHING, 'Leave it out'],
      ],
      evidence: rows
        .slice(0, MOST_EVIDENCE)
        .flatMap(({ record: { grid, status } }) => (status === null ? [] : [cellOf(grid, status.place)])),
      reason: known === null ? why('word_unknown') : why('word_means', word, known),
      confidence: known === null ? 0.3 : 0.9,
      cells: rows.length,
    });
    found.set(word, WORK_STATES.find((state) => state === answer) ?? null);
  }
  return found;
}

const NOTHING = 'nothing';

/** The figures of whole columns, which tell together how they are written. */
class CellsRead {
  readonly #values = new Map<TextAt['place'], string>();

  constructor(actions: readonly LinkedAction[], { ledger }: Pick<Around, 'ledger'>) {
    for (const [table, rows] of Map.groupBy(actions, (action) => action.table)) {
      const records = rows.map(({ record }) => record);
      const { mark, isSure: isMarkSure } = marksOf([{ table, records }], table.grid.usualMark);
      for (const [column, role] of table.roles) {
        const isPercent = isShareDone(role);
        if (!isPercent && role.is !== 'planned' && role.is !== 'spent') continue;
        const cells = records.flatMap(({ figures }) => figures.filter((figure) => figure.column === column));
        const read = readFigures(
          cells.map((cell) => ({
            ...cell,
            saidUnit: isPercent ? '' : cell.unit,
            cellKind: isPercent ? 'n' : cell.cellKind,
          })),
          { mark, isMarkSure, isPercent },
        );
        for (const { place, value } of read.figures) {
          this.#values.set(place, String(value));
          ledger.take(table.grid, place);
        }
        for (const { place } of read.none) ledger.leave(table.grid, place, 'no_figure');
        for (const { place, text } of read.unreadable) {
          this.#values.set(place, text);
          ledger.leave(table.grid, place, 'unreadable');
        }
      }
    }
  }

  /** Of a row, under the column that has this role. */
  figure({ figures }: RecordRead, isMeant: (role: Role) => boolean, { roles }: SettledTable): string {
    const found = figures.find(({ column }) => {
      const role = roles.get(column);
      return role !== undefined && isMeant(role);
    });
    return found === undefined ? '' : (this.#values.get(found.place) ?? '');
  }
}
