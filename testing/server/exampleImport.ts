import type { ImportMapping } from '#contract/import.ts';
import type { Day } from '#core/calendar/date.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { Plan } from '#core/plan/plan.ts';
import { USUAL_PLAN } from '#core/plan/usualPlan.ts';
import type { Work } from '#core/work/work.ts';
import { mapTables } from '#server/features/exchange/mapping/mapTables.ts';
import { readTables } from '#server/features/exchange/opening/readTables.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { type PreparedImport, prepareImport } from '#server/features/exchange/preparing/prepareImport.ts';
import type { Edit, StoredGoal } from '#server/store/rows/edit.ts';
import { WORDS_UNDER_TEST } from './wordsUnderTest.ts';

export type ExampleFiles = Readonly<Record<string, string | Uint8Array>>;

export const EXAMPLE_PLAN: Plan = {
  ...USUAL_PLAN,
  id: 'plan',
  name: 'Example',
  company: 'Example Ltd',
  timeZone: 'UTC',
  ...WORDS_UNDER_TEST,
};

const TODAY = 20_777 as Day;

const LIMITS = { bytes: 1_000_000, inflatedBytes: 1_000_000 };

export function emptyExample(plan: Partial<Plan> = {}): PlanState {
  return {
    plan: { ...EXAMPLE_PLAN, ...plan },
    isNew: false,
    departments: [],
    members: [],
    goals: [],
    series: new Map(),
  };
}

export async function prepareExample(
  files: ExampleFiles,
  state: PlanState = emptyExample(),
  {
    takenSettings = null,
    mapping = null,
  }: { readonly takenSettings?: readonly string[] | null; readonly mapping?: ImportMapping | null } = {},
): Promise<PreparedImport> {
  const encoder = new TextEncoder();
  const sources = Object.entries(files).map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? encoder.encode(content) : content,
  }));
  let ids = state.goals.length + state.members.length + state.departments.length;
  const createId = () => `id${++ids}`;
  const moment = { at: '2026-11-20T11:00:00.000Z', today: TODAY, by: 'Ada', memberId: null, createId };
  return prepareImport(mapTables(readTables(sources, LIMITS), mapping), state, { moment, takenSettings });
}

export function stateAfter(state: PlanState, edits: readonly Edit[]): PlanState {
  const goals = new Map(state.goals.map((goal) => [goal.id, goal]));
  const members = new Map(state.members.map((member) => [member.id, member]));
  const departments = new Map(state.departments.map((department) => [department.id, department]));
  const series = new Map(state.series);
  let { plan } = state;
  for (const edit of edits) {
    if (edit.entity === 'plan') plan = edit.after;
    if (edit.entity === 'goal' && edit.after !== null) goals.set(edit.id, edit.after);
    if (edit.entity === 'member' && edit.after !== null) members.set(edit.id, edit.after);
    if (edit.entity === 'department' && edit.after !== null) departments.set(edit.id, edit.after);
    if (edit.entity === 'entries') writeCells(series, edit, { goal: goals.get(edit.goalId), plan: state.plan });
  }
  return {
    plan,
    isNew: false,
    goals: [...goals.values()],
    members: [...members.values()],
    departments: [...departments.values()],
    series,
    work: workAfter(state.work ?? { initiatives: [], milestones: [], decisions: [] }, edits),
  };
}

function workAfter({ initiatives, milestones, decisions }: Work, edits: readonly Edit[]): Work {
  return {
    initiatives: changed(
      initiatives,
      edits.flatMap((edit) => (edit.entity === 'initiative' ? (edit.after ?? []) : [])),
    ),
    milestones: changed(
      milestones,
      edits.flatMap((edit) => (edit.entity === 'milestone' ? (edit.after ?? []) : [])),
    ),
    decisions: changed(
      decisions,
      edits.flatMap((edit) => (edit.entity === 'decision' ? (edit.after ?? []) : [])),
    ),
  };
}

function changed<Item extends { readonly id: string }>(before: readonly Item[], after: readonly Item[]): Item[] {
  return [...new Map([...before, ...after].map((each) => [each.id, each])).values()];
}

function writeCells(
  series: Map<string, ReturnType<typeof seriesOf>>,
  { goalId, cells }: Extract<Edit, { entity: 'entries' }>,
  { goal, plan }: { readonly goal: StoredGoal | undefined; readonly plan: Plan },
): void {
  const entries = new Map<number, { date: Day; target: number | null; actual: number | null }>();
  const before = series.get(goalId);
  before?.days.forEach((day, index) => {
    const at = (column: Float64Array) => (Number.isNaN(column[index] ?? Number.NaN) ? null : (column[index] ?? null));
    entries.set(day, { date: day as Day, target: at(before.targets), actual: at(before.actuals) });
  });
  for (const cell of cells) {
    entries.set(cell.date, { ...(entries.get(cell.date) ?? { target: null, actual: null }), ...cell });
  }
  const kept = [...entries.values()].filter(({ target, actual }) => target !== null || actual !== null);
  series.set(goalId, seriesOf(kept, goal?.trackingFrequency ?? 'monthly', plan));
}
