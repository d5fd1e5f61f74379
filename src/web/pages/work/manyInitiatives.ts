import type { InitiativePatch, WireInitiative } from '#contract/work.ts';
import type { WorkState } from '#core/work/work.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { refusedRows } from '#web/base/api/refusedRows.ts';
import { say } from '#web/base/messages/say/work.ts';
import { movedInitiative } from '#web/goal/timeline/movedWork.ts';

/** What is done with the chosen initiatives. */
export type ManyAction = 'owner' | 'state' | 'days' | 'archive';

/** As chosen and typed; of the owners null is none and undefined as it is. */
export type ManyDraft = {
  readonly memberId: string | null | undefined;
  readonly departmentId: string | null | undefined;
  readonly state: WorkState | null;
  readonly days: string;
};

export const EMPTY_DRAFT: ManyDraft = { memberId: undefined, departmentId: undefined, state: null, days: '' };

/** Days are moved by whole ones, at most some hundred years. */
const MOST_DAYS = 36_500;

/** What each initiative gets; null while there is nothing to do, or it cannot be read. */
export function changesOf(
  action: Exclude<ManyAction, 'archive'>,
  draft: ManyDraft,
  initiatives: readonly WireInitiative[],
): readonly (InitiativePatch & { readonly id: string })[] | null {
  if (action === 'days') {
    const typed = draft.days.trim().replace('−', '-');
    const days = /^[-+]?\d+$/.test(typed) ? Number(typed) : 0;
    if (days === 0 || Math.abs(days) > MOST_DAYS) return null;
    return initiatives.map((each) => {
      const { id, start, end } = movedInitiative(each, { id: each.id, part: 'all', days });
      return { id, ...(start !== null && { start }), ...(end !== null && { end }) };
    });
  }
  const patch = action === 'state' ? stateOf(draft) : ownersOf(draft);
  return Object.keys(patch).length === 0 ? null : initiatives.map(({ id }) => ({ id, ...patch }));
}

function stateOf({ state }: ManyDraft): InitiativePatch {
  return state === null ? {} : { state };
}

function ownersOf({ memberId, departmentId }: ManyDraft): InitiativePatch {
  return {
    ...(memberId !== undefined && { owner_id: memberId }),
    ...(departmentId !== undefined && { department_id: departmentId }),
  };
}

/** Which cannot be, and why: by the places of those that were sent. */
export function refusedInitiatives(error: unknown, sent: readonly WireInitiative[]) {
  return refusedRows(error, 'work_refused').flatMap(({ index, code, message }) => {
    const initiative = sent[index];
    if (initiative === undefined) return [];
    const known = new Map([
      ['work_not_found', say.many.notThere],
      ['forbidden', say.many.notAllowed],
    ]);
    const sentence = known.get(code) ?? refusalText(new ApiError({ status: 409, code, message }), message);
    return [{ id: initiative.id, name: initiative.title, sentence }];
  });
}
