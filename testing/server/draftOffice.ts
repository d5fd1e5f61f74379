import { type Day, formatIsoDate } from '#core/calendar/date.ts';
import { seriesOf } from '#core/goal/series.ts';
import type { Work } from '#core/work/work.ts';
import { draftImport } from '#server/features/exchange/drafting/draftImport.ts';
import type { DraftResult } from '#server/features/exchange/drafting/draftRequest.ts';
import { displayName } from '#server/features/exchange/preparing/base/people.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import { COMMAND_LIMITS } from '#server/features/exchange/tables/fileLimits.ts';
import type { SourceFile } from '#server/features/exchange/tables/sourceFile.ts';
import type { Edit } from '#server/store/rows/edit.ts';

/** An import worked out, and the plan as it is once it is applied. */
export type OfficeDraft = { readonly result: DraftResult; readonly state: PlanState };

/** 2026-11-20. */
const TODAY = 20_777 as Day;

type Figures = { readonly date: Day; readonly target: number | null; readonly actual: number | null };

/** Works out what a file comes to, in a new plan or in the one of an import before: for tests. */
export async function draftOffice(
  file: SourceFile,
  {
    answers = {},
    before = null,
    name = 'Plan',
  }: {
    readonly answers?: Readonly<Record<string, string>>;
    readonly before?: OfficeDraft | null;
    /** Of a plan that is made; empty where nobody names it. */
    readonly name?: string;
  } = {},
): Promise<OfficeDraft> {
  const result = draftImport({
    files: [file],
    limits: COMMAND_LIMITS,
    target:
      before === null
        ? { newPlan: { id: 'plan', name, options: { timeZone: 'UTC' } }, leaderEmails: [] }
        : { state: before.state },
    answers: { answers: { ...answers } },
    tellsEmails: true,
    moment: { at: '2026-11-20T11:00:00.000Z', by: 'Ada', memberId: null },
    today: TODAY,
  });
  return { result, state: stateAfter(result, before?.state ?? null) };
}

function stateAfter({ plan, parts }: DraftResult, before: PlanState | null): PlanState {
  const goals = new Map((before?.goals ?? []).map((goal) => [goal.id, goal]));
  for (const { after } of parts.goals.values()) goals.set(after.id, after);
  const cells = new Map<string, Map<Day, Figures>>();
  for (const [id, { days, targets, actuals }] of before?.series ?? []) {
    const held = new Map<Day, Figures>();
    for (const [at, day] of days.entries())
      held.set(day as Day, { date: day as Day, target: figure(targets[at]), actual: figure(actuals[at]) });
    cells.set(id, held);
  }
  for (const { goalId, cells: list } of parts.cells.values()) {
    const held = cells.get(goalId) ?? new Map<Day, Figures>();
    for (const { date, target, actual } of list) {
      const old = held.get(date);
      held.set(date, {
        date,
        target: target === undefined ? (old?.target ?? null) : target,
        actual: actual === undefined ? (old?.actual ?? null) : actual,
      });
    }
    cells.set(goalId, held);
  }
  const made = parts.beside.flatMap((edit) =>
    edit.entity === 'department' && edit.after !== null ? [edit.after] : [],
  );
  const members = parts.beside.flatMap((edit) => (edit.entity === 'member' && edit.after !== null ? [edit.after] : []));
  return {
    plan,
    isNew: false,
    work: workAfter(parts.beside, before?.work),
    departments: [...(before?.departments ?? []), ...made],
    members: [...(before?.members ?? []), ...members],
    goals: [...goals.values()],
    series: new Map(
      [...cells].map(([id, held]) => [
        id,
        seriesOf([...held.values()], goals.get(id)?.trackingFrequency ?? 'monthly', plan),
      ]),
    ),
  };
}

/** Work once edits are applied. */
function workAfter(edits: readonly Edit[], before: Work = { initiatives: [], milestones: [], decisions: [] }): Work {
  const initiatives = new Map(before.initiatives.map((each) => [each.id, each]));
  const milestones = new Map(before.milestones.map((each) => [each.id, each]));
  for (const edit of edits) {
    if (edit.entity === 'initiative' && edit.after !== null) initiatives.set(edit.id, edit.after);
    if (edit.entity === 'milestone' && edit.after !== null) milestones.set(edit.id, edit.after);
  }
  return { ...before, initiatives: [...initiatives.values()], milestones: [...milestones.values()] };
}

/** The work of a plan, a line each: title, what it is for, state or day, percent, days, owner and money. */
export function workLines({ state: { work, goals, members } }: OfficeDraft): string[] {
  const goalOf = (id: string | null) => goals.find((goal) => goal.id === id)?.title ?? '?';
  const owner = (id: string | null) => {
    const member = members.find((each) => each.id === id);
    return member === undefined ? '' : ` by ${displayName(member)}`;
  };
  const day = (of: Day | null) => (of === null ? '' : formatIsoDate(of));
  return [
    ...(work?.initiatives ?? []).map(
      ({ title, goalIds, state, percentByHand, start, end, ownerId, planned, spent, description }) =>
        `${title} > ${goalIds.map(goalOf).join(' + ')}: ${state} ${percentByHand ?? '-'}% ${day(start)}..${day(end)}${owner(ownerId)}${planned === null ? '' : ` ${planned}/${spent ?? 0}`}${description === '' ? '' : ` “${description}”`}`,
    ),
    ...(work?.milestones ?? []).map(({ title, goalId, initiativeId, due, doneOn, ownerId }) => {
      const of = work?.initiatives.find(({ id }) => id === initiativeId)?.title ?? goalOf(goalId);
      return `◆ ${title} > ${of}: ${day(due)}${doneOn === null ? '' : ` done ${day(doneOn)}`}${owner(ownerId)}`;
    }),
  ];
}

function figure(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** The plan as its export has it, as far as the files of offices are judged by it. */
export function exportedOf({ state: { plan, departments, goals, series } }: OfficeDraft) {
  return {
    plan: { currency: plan.currency, fiscal_month: plan.fiscalStartMonth },
    departments,
    goals: goals.map((goal) => ({
      id: goal.id,
      title: goal.title,
      parent_id: goal.parentId,
      value_type: goal.valueType,
      unit: goal.unit,
      direction: goal.targetDirection,
      function: goal.aggregation,
      baseline: goal.baseline,
      owner: goal.ownerLabel,
      department_id: goal.departmentId,
      perspective: goal.perspective,
      status: goal.handStatus,
      start: goal.span.start === null ? null : formatIsoDate(goal.span.start),
      end: goal.span.end === null ? null : formatIsoDate(goal.span.end),
      eoy_targets: Object.fromEntries(goal.targetsByYear),
      all_target: goal.allTarget,
      entries: Array.from(series.get(goal.id)?.days ?? [], (day, at) => ({
        date: formatIsoDate(day as Day),
        target: figure(series.get(goal.id)?.targets[at]),
        actual: figure(series.get(goal.id)?.actuals[at]),
      })),
    })),
  };
}
