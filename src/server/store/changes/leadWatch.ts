import { Refusal } from '#server/base/errors.ts';
import { loggedRow } from '#server/store/history/changeItem.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import type { Row } from '#server/store/rows/tables.ts';
import type { PlanWriting } from './planWriting.ts';

/**
 * Ensures that a plan keeps a lead who can sign in, however it is changed: by its members' page, by undo, by two
 * servers at once. Called after the change is written and before it is committed, under the plan's lock. An
 * invitation does not count.
 */
export class LeadWatch {
  #isLeadTaken = false;

  see(items: readonly LoggedItem[]): void {
    this.#isLeadTaken ||= items.some(takesLeadAway);
  }

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
