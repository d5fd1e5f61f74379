import { inChunks } from '#server/store/database/chunks.ts';
import { loggedRow } from '#server/store/history/changeItem.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import type { PlanWriting } from './planWriting.ts';

/**
 * Ends access when a change removes or promotes members: API tokens of removed members are revoked, and of an account
 * that joins or becomes lead the password links that others hold are revoked, because they were issued for less
 * power.
 */
export class MemberWatch {
  readonly #gone = new Set<string>();
  readonly #raised = new Set<string>();

  see(items: readonly LoggedItem[]): void {
    for (const item of items) if (item.entity === 'member') this.#look(item);
  }

  async settle({ trx, planId }: PlanWriting): Promise<void> {
    await inChunks({ items: [...this.#gone] }, async (members) => {
      const ofPlan = trx.deleteFrom('api_token').where('plan_id', '=', planId);
      await ofPlan.where('member_id', 'in', members).where('is_of_plan', 'is', null).execute();
    });
    await inChunks({ items: [...this.#raised] }, async (accounts) => {
      await trx
        .deleteFrom('account_link')
        .where('account_id', 'in', accounts)
        .where('made_by', 'is not', null)
        .execute();
    });
  }

  #look({ entityId, before, after }: LoggedItem): void {
    const was = standingIn(before);
    const is = standingIn(after);
    if (was.accountId !== null && was.accountId !== is.accountId) this.#gone.add(entityId);
    const isRaised = was.accountId !== is.accountId || (was.role !== 'lead' && is.role === 'lead');
    if (is.accountId !== null && isRaised) this.#raised.add(is.accountId);
  }
}

type StandingIn = { readonly accountId: string | null; readonly role: string };

function standingIn(state: string | null): StandingIn {
  if (state === null) return { accountId: null, role: '' };
  const { account_id: accountId, role } = loggedRow(state);
  return { accountId: typeof accountId === 'string' ? accountId : null, role: String(role) };
}
