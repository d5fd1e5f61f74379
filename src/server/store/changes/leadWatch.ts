import { Refusal } from '#server/base/errors.ts';
import { loggedRow } from '#server/store/history/changeItem.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { PlanWriting } from './planWriting.ts';

/**
 * Watches that a plan keeps a lead who can sign in, whichever way it is changed: by its members' page, by undo, by two
 * servers at once. Asked after the change is written and before it is done, while no other change of the plan goes on.
 * An invitation leads nothing yet.
 */
export class LeadWatch {
  #isLeadTaken = false;

  /** What the change has done so far. */
  see(items: readonly LoggedItem[]): void {
    this.#isLeadTaken ||= items.some(takesLeadAway);
  }

  /** Throws `last_lead` (409). */
  async refuseWithout(writing: PlanWriting): Promise<void> {
    if (this.#isLeadTaken) await refuseWithoutLead(writing);
  }
}

async function refuseWithoutLead({ trx, planId }: PlanWriting): Promise<void> {
  const lead = await trx
    .selectFrom('member')
    .select('id')
    .where('plan_id', '=', planId)
    .where('role', '=', 'lead')
    .where('account_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (lead !== undefined) return;
  throw new Refusal({
    code: 'last_lead',
    status: 409,
    message: 'This is the last lead who can sign in. Make somebody else lead the plan first.',
  });
}

function takesLeadAway({ entity, before, after }: LoggedItem): boolean {
  return entity === 'member' && leads(before) && !leads(after);
}

function leads(state: string | null): boolean {
  if (state === null) return false;
  const { role, account_id: accountId }: Row = loggedRow(state);
  return role === 'lead' && accountId !== null;
}
