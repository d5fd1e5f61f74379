import { CHANGED_RULE_NAMES, type ChangedRuleName } from '#core/changedRules/changedRules.ts';
import type { Database } from '#server/store/database/store.ts';

type Of = { readonly planId: string; readonly memberId: string };

/** The changed rules that a plan was not made under, and that the member has not dismissed. */
export async function findRulesToTell(db: Database, { planId, memberId }: Of): Promise<readonly ChangedRuleName[]> {
  const rows = await db
    .selectFrom('known_rule')
    .select('rule')
    .where('plan_id', '=', planId)
    .where('member_id', 'in', ['', memberId])
    .execute();
  const known = new Set(rows.map(({ rule }) => rule));
  return CHANGED_RULE_NAMES.filter((rule) => !known.has(rule));
}

export async function dismissRules(
  db: Database,
  { planId, memberId }: Of,
  rules: readonly ChangedRuleName[],
): Promise<void> {
  if (rules.length === 0) return;
  await db
    .insertInto('known_rule')
    .values(rules.map((rule) => ({ plan_id: planId, member_id: memberId, rule })))
    .onConflict((conflict) => conflict.columns(['plan_id', 'member_id', 'rule']).doNothing())
    .execute();
}
