import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { GoalPatch } from '#contract/goalCalls.ts';
import { formatTypedDate, readTypedDate } from '#core/calendar/typedDate.ts';
import { STATUSES } from '#core/goal/status.ts';
import type { OwnKind } from '#core/own/ownField.ts';
import { datePattern } from '#web/base/messages/format/datePattern.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say } from '#web/base/messages/say/cells.ts';
import { say as form } from '#web/base/messages/say/goalForm.ts';
import { say as own } from '#web/base/messages/say/ownFields.ts';
import { ownValueText, personName } from '#web/base/own/ownValueText.ts';
import { wireDate } from '#web/goal/form/formFields.ts';
import { type OwnDraft, ownDraftProblem, ownDraftsOf, readOwnDraft } from '#web/goal/form/ownDraft.ts';
import type { ShownPlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { CellAction } from './cellAction.ts';

/** `value` as typed or chosen, a person or department by its id; `beside` of a status its reason, of a next step its day. */
export type CellDraft = { readonly value: OwnDraft; readonly beside: string };

type Shown = Pick<ShownPlan, 'plan' | 'owners'>;

/** What a goal has. A status that the figures decide is empty. */
export function cellDraftOf(action: CellAction, goal: DashboardGoal, { plan }: Pick<ShownPlan, 'plan'>): CellDraft {
  const { dateFormat, fields } = plan;
  switch (action.kind) {
    case 'owner':
      return { value: goal.memberId ?? '', beside: '' };
    case 'department':
      return { value: goal.departmentId ?? '', beside: '' };
    case 'due':
      return { value: goal.span.end === null ? '' : formatTypedDate(goal.span.end, dateFormat), beside: '' };
    case 'status': {
      const { status, statusRule, statusText } = goal.figures;
      const isByHand = statusRule === 'setByHand' || statusRule === 'deferred';
      return isByHand ? { value: status, beside: statusText } : { value: '', beside: '' };
    }
    case 'nextStep': {
      const { nextStep, nextStepDue } = goal;
      return { value: nextStep, beside: nextStepDue === null ? '' : formatTypedDate(nextStepDue, dateFormat) };
    }
    case 'own':
      return { value: ownDraftsOf(goal.ownFields, { fields, format: dateFormat })[action.field.id] ?? '', beside: '' };
  }
}

/** What the draft asks for; ask `cellProblem` first. */
export function cellPatch(action: CellAction, { value, beside }: CellDraft, { plan }: Pick<Shown, 'plan'>): GoalPatch {
  const text = textIn(value);
  switch (action.kind) {
    case 'owner':
      return { plan_mem_id: text === '' ? null : text };
    case 'department':
      return { plan_dep_id: text === '' ? null : text };
    case 'due':
      return { end: wireDate(text, plan.dateFormat) };
    case 'status': {
      const status = STATUSES.find((each) => each === value);
      return status === undefined ? { status_set: null } : { status_set: status, status_note: beside.trim() };
    }
    case 'nextStep':
      return { next_step: text, next_step_due: wireDate(beside, plan.dateFormat) };
    case 'own':
      return { own_fields: { [action.field.id]: readOwnDraft(action.field, value, plan.dateFormat) } };
  }
}

/** Why what is typed cannot be saved; null where it can. */
export function cellProblem(
  action: CellAction,
  { value, beside }: CellDraft,
  { plan }: Pick<Shown, 'plan'>,
): string | null {
  const isNoDay = (text: string) => text.trim() !== '' && readTypedDate(text, plan.dateFormat) === null;
  const noDay = form.problems.notADate(datePattern(plan.dateFormat));
  switch (action.kind) {
    case 'due':
      return isNoDay(textIn(value)) ? noDay : null;
    case 'nextStep':
      return isNoDay(beside) ? noDay : null;
    case 'status':
      return value !== '' && beside.trim() === '' ? say.reasonMissing : null;
    case 'own': {
      const problem = ownDraftProblem(action.field, value, plan.dateFormat);
      if (problem === null) return null;
      if (problem === 'number') return form.problems.notANumber(textIn(value));
      return problem === 'date' ? noDay : own.problems[problem];
    }
    default:
      return null;
  }
}

export function isSameDraft(one: CellDraft, other: CellDraft): boolean {
  return JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));
}

/** Whether both ask for the same, however it was typed. */
export function isSamePatch(one: GoalPatch, other: GoalPatch): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** As a reader reads it: what was before, and what is after. */
export function cellText(action: CellAction, { value, beside }: CellDraft, shown: Shown): string {
  const { plan, owners } = shown;
  const text = textIn(value);
  const dayText = (typed: string) => formatDate(readTypedDate(typed, plan.dateFormat), plan.dateFormat);
  switch (action.kind) {
    case 'owner':
      return text === '' ? say.nobody : personName(text, owners);
    case 'department':
      return owners.departments.find(({ id }) => id === text)?.name ?? say.empty;
    case 'due':
      return text === '' ? say.empty : dayText(text);
    case 'status': {
      const status = STATUSES.find((each) => each === value);
      return status === undefined ? say.automatic : statusLabel(status, plan);
    }
    case 'nextStep':
      return [text, beside.trim() === '' ? '' : dayText(beside)].filter((part) => part !== '').join(', ') || say.empty;
    case 'own': {
      const stated = readOwnDraft(action.field, value, plan.dateFormat);
      return stated === null ? say.empty : ownValueText(action.field, stated, shown);
    }
  }
}

/** As it is pasted again: dates and numbers as they are typed. */
export function copiedCell(action: CellAction, draft: CellDraft, shown: Shown): string {
  const isTyped = action.kind === 'due' || (action.kind === 'own' && TYPED.has(action.field.kind));
  if (isTyped || action.kind === 'nextStep') return textIn(draft.value);
  const isNothing = draft.value.length === 0 && action.kind !== 'status';
  return isNothing ? '' : cellText(action, draft, shown);
}

const TYPED: ReadonlySet<OwnKind> = new Set(['text', 'long_text', 'number', 'money', 'percent', 'date', 'link']);

function trimmed({ value, beside }: CellDraft) {
  return { value: typeof value === 'string' ? value.trim() : [...value].toSorted(), beside: beside.trim() };
}

function textIn(value: OwnDraft): string {
  return typeof value === 'string' ? value.trim() : '';
}
