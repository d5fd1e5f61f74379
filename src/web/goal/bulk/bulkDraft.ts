import type { ListedGoal } from '#contract/listedGoal.ts';
import { readTypedDate } from '#core/calendar/typedDate.ts';
import type { Status } from '#core/goal/status.ts';
import type { Plan } from '#core/plan/plan.ts';
import { wireDate } from '#web/goal/form/formFields.ts';
import { type OwnDraft, ownDraftProblem, readOwnDraft } from '#web/goal/form/ownDraft.ts';
import type { BulkAction, BulkOrder } from './bulkAction.ts';

/** As typed and chosen; of the owner's ids and the status, null is none or automatic, undefined as it is. */
export type BulkDraft = {
  readonly memberId: string | null | undefined;
  readonly departmentId: string | null | undefined;
  readonly start: string;
  readonly end: string;
  readonly status: Status | null;
  readonly reason: string;
  readonly own: OwnDraft;
  readonly parentId: string | null;
};

const EMPTY: BulkDraft = {
  memberId: undefined,
  departmentId: undefined,
  start: '',
  end: '',
  status: null,
  reason: '',
  own: '',
  parentId: null,
};

/** Of a move with the goal above that all of them have, where they have one. */
export function emptyDraft({ kind }: BulkAction, goals: readonly ListedGoal[]): BulkDraft {
  if (kind !== 'move') return EMPTY;
  const [first] = goals;
  const isShared = goals.every(({ parentId }) => parentId === first?.parentId);
  return { ...EMPTY, parentId: isShared ? (first?.parentId ?? null) : null };
}

/** A date that is typed and is none. */
export function isUnreadable(text: string, { dateFormat }: Pick<Plan, 'dateFormat'>): boolean {
  return text.trim() !== '' && readTypedDate(text, dateFormat) === null;
}

/** What the draft asks for; null while there is nothing to do, or it cannot be read. */
export function orderOf(
  action: BulkAction,
  draft: BulkDraft,
  { dateFormat }: Pick<Plan, 'dateFormat'>,
): BulkOrder | null {
  switch (action.kind) {
    case 'archive':
    case 'remind':
      return { kind: action.kind };
    case 'owner': {
      const { memberId, departmentId } = draft;
      if (memberId === undefined && departmentId === undefined) return null;
      const patch = {
        ...(memberId !== undefined && { plan_mem_id: memberId }),
        ...(departmentId !== undefined && { plan_dep_id: departmentId }),
      };
      return { kind: 'change', patch };
    }
    case 'dates': {
      const typed = (['start', 'end'] as const).filter((field) => draft[field].trim() !== '');
      if (typed.length === 0 || typed.some((field) => isUnreadable(draft[field], { dateFormat }))) return null;
      return {
        kind: 'change',
        patch: Object.fromEntries(typed.map((field) => [field, wireDate(draft[field], dateFormat)])),
      };
    }
    case 'status':
      if (draft.status !== null && draft.reason.trim() === '') return null;
      return {
        kind: 'change',
        patch:
          draft.status === null ? { status_set: null } : { status_set: draft.status, status_note: draft.reason.trim() },
      };
    case 'move':
      return { kind: 'change', patch: { parent_id: draft.parentId } };
    case 'own': {
      if (ownDraftProblem(action.field, draft.own, dateFormat) !== null) return null;
      const value = readOwnDraft(action.field, draft.own, dateFormat);
      return { kind: 'change', patch: { own_fields: { [action.field.id]: value } } };
    }
  }
}
