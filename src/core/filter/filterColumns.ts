import { LOWEST_DEPTH } from '#core/goal/goal.ts';
import { STATUSES } from '#core/goal/status.ts';
import { PERSPECTIVES } from '#core/plan/perspective.ts';
import { type FilterCriteria, PRIORITY_OPTIONS, type PriorityOption } from './criteria.ts';
import { criterionTests, type FilterableGoal, type FilterContext } from './matchesFilter.ts';

/** What filters look at as columns of numbers, made once: a filter on them is some looks into small tables. */
export type FilterColumns = {
  readonly count: number;
  /** How many could be listed in the year at all: none of the lowest depth. */
  readonly listable: number;
  readonly inFiscalYear: Uint8Array;
  readonly depth: Uint8Array;
  readonly isRoot: Uint8Array;
  /** Places in STATUSES. */
  readonly status: Uint8Array;
  /** A bit for each of PRIORITY_OPTIONS. */
  readonly priorities: Uint8Array;
  /** Places in PERSPECTIVES; one beyond them for none. */
  readonly perspective: Uint8Array;
  /** Places in `objectiveIds`; one beyond them for none. */
  readonly objective: Int32Array;
  readonly objectiveIds: readonly string[];
};

/** The columns of goals, by their places in the list. */
export function filterColumnsOf(goals: readonly FilterableGoal[]): FilterColumns {
  const count = goals.length;
  const bytes = () => new Uint8Array(count);
  const columns = { inFiscalYear: bytes(), depth: bytes(), isRoot: bytes(), status: bytes(), priorities: bytes() };
  const [perspective, objective] = [bytes(), new Int32Array(count)];
  const places = new Map<string, number>();
  let listable = 0;
  goals.forEach((goal, at) => {
    columns.inFiscalYear[at] = goal.inFiscalYear ? 1 : 0;
    columns.depth[at] = goal.depth;
    columns.isRoot[at] = goal.parentId === null ? 1 : 0;
    columns.status[at] = STATUSES.indexOf(goal.status);
    columns.priorities[at] = bitOf(goal.priority ?? 'none') | (goal.isKpi ? bitOf('kpi') : 0);
    perspective[at] = goal.perspective === null ? PERSPECTIVES.length : PERSPECTIVES.indexOf(goal.perspective);
    objective[at] = goal.objectiveId === null ? -1 : placeOf(goal.objectiveId, places);
    if (goal.inFiscalYear && goal.depth !== LOWEST_DEPTH) listable += 1;
  });
  const objectiveIds = [...places.keys()];
  objective.forEach((place, at) => {
    if (place < 0) objective[at] = objectiveIds.length;
  });
  return { count, listable, ...columns, perspective, objective, objectiveIds };
}

/** By place, which goals `compileCriteria` lets through: each 1 or 0. `goals` are those that the columns are of. */
export function markMatches(
  { columns, goals }: { readonly columns: FilterColumns; readonly goals: readonly FilterableGoal[] },
  criteria: FilterCriteria,
  context: FilterContext,
): Uint8Array {
  const { inFiscalYear, depth, status, priorities, perspective, objective } = columns;
  const ofStatus = statusTable(criteria);
  const ofPriority = priorityTable(criteria.priorities);
  const ofPerspective = tableOf(PERSPECTIVES, criteria.perspectives);
  const ofObjective = tableOf(columns.objectiveIds, criteria.objectiveIds);
  const rest = criterionTests({ ...criteria, ...IN_COLUMNS }, context).map(({ test }) => test);
  const marks = new Uint8Array(columns.count);
  // Stryker disable next-line EqualityOperator: beyond the last goal there is none to mark.
  for (let at = 0; at < columns.count; at += 1) {
    if (inFiscalYear[at] === 0 || ofPriority[valueAt(priorities, at)] === 0) continue;
    if (ofPerspective[valueAt(perspective, at)] === 0 || ofObjective[valueAt(objective, at)] === 0) continue;
    const places = depth[at] === 0 ? STATUSES.length : 0;
    if (ofStatus[places + valueAt(status, at)] === 0) continue;
    const goal = goals[at];
    // Stryker disable next-line ConditionalExpression: there is a goal for each place; the types ask for it.
    if (goal !== undefined && rest.every((test) => test(goal))) marks[at] = 1;
  }
  return marks;
}

/** What stands at a place of a column; 0 beyond its end. */
export function valueAt(column: Uint8Array | Int32Array, at: number): number {
  return column[at] ?? 0;
}

/** The criteria that the tables answer. */
const IN_COLUMNS = { statuses: [], completion: null, priorities: [], perspectives: [], objectiveIds: [] } as const;

/** For each status, and then once more for each status of a goal at depth 0, which passes whatever statuses are chosen. */
function statusTable({ statuses, completion }: FilterCriteria): Uint8Array {
  const isCompleted = STATUSES.map(
    (status) => completion === null || (status === 'achieved') === (completion === 'complete'),
  );
  const isChosen = STATUSES.map((status) => statuses.length === 0 || statuses.includes(status));
  const below = STATUSES.map((_, at) => Number(isCompleted[at] === true && isChosen[at] === true));
  return Uint8Array.from([...below, ...isCompleted.map(Number)]);
}

function priorityTable(chosen: readonly PriorityOption[]): Uint8Array {
  const bits = chosen.reduce((sum, option) => sum | bitOf(option), 0);
  return Uint8Array.from({ length: 1 << PRIORITY_OPTIONS.length }, (_, of) => Number(bits === 0 || (of & bits) !== 0));
}

/** By place in `all`, whether it is chosen; at the end, for none, only where nothing is. */
function tableOf<Value>(all: readonly Value[], chosen: readonly Value[]): Uint8Array {
  const some = new Set(chosen);
  return Uint8Array.from([...all.map((value) => Number(some.size === 0 || some.has(value))), Number(some.size === 0)]);
}

function bitOf(option: PriorityOption): number {
  return 1 << PRIORITY_OPTIONS.indexOf(option);
}

function placeOf(id: string, places: Map<string, number>): number {
  const place = places.get(id) ?? places.size;
  places.set(id, place);
  return place;
}
