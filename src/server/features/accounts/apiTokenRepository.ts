import type { OwnToken } from '#contract/account.ts';
import type { ApiToken, TokenOwner } from '#contract/apiToken.ts';
import { TOKEN_ACCESSES, type TokenAccess } from '#core/access.ts';
import { createId } from '#server/store/database/id.ts';
import type { Database } from '#server/store/database/store.ts';
import { findPlan } from '#server/store/plans/plans.ts';
import { createToken, readToken } from './linkToken.ts';

export type StoredApiToken = {
  readonly planId: string;
  readonly id: string;
  readonly owner: TokenOwner;
  readonly memberId: string;
  readonly name: string;
  readonly access: TokenAccess;
  readonly expiresAt: string | null;
  readonly lastUsedAt: string | null;
};

/** A fixed prefix lets secret scanners find leaked tokens. */
const PREFIX = 'mp_';

export type NewApiToken = {
  readonly planId: string;
  readonly name: string;
  readonly access: TokenAccess;
  readonly owner: TokenOwner;
  readonly expiresAt: string | null;
  readonly memberId: string;
  readonly by: string;
  readonly at: string;
};

/** Returns the new token once; only its hash is stored. */
export async function insertApiToken(db: Database, made: NewApiToken): Promise<ApiToken & { readonly token: string }> {
  const { token, hash, hint } = createToken(made.planId);
  const row = {
    plan_id: made.planId,
    token_hash: hash,
    id: createId(),
    name: made.name,
    access: made.access,
    hint: `${PREFIX}${hint}`,
    member_id: made.memberId,
    is_of_plan: made.owner === 'plan' ? 1 : null,
    by_name: made.by,
    created_at: made.at,
    expires_at: made.expiresAt,
    last_used_at: null,
  };
  await db.insertInto('api_token').values(row).execute();
  return { ...listed(row), token: `${PREFIX}${token}` };
}

/** The tokens of one member, those of the plan itself, or all (null). */
export async function findApiTokens(
  db: Database,
  { planId, of }: { readonly planId: string; readonly of: TokensOf },
): Promise<(ApiToken & { readonly memberId: string })[]> {
  const rows = await db.selectFrom('api_token').selectAll().where('plan_id', '=', planId).execute();
  return rows
    .filter((row) => of === null || (of === 'plan' ? row.is_of_plan === 1 : isOfMember(row, of.memberId)))
    .toSorted((one, other) => (one.created_at > other.created_at ? -1 : 1))
    .map((row) => ({ ...listed(row), memberId: row.member_id }));
}

type TokensOf = { readonly memberId: string } | 'plan' | null;

function isOfMember(
  row: { readonly member_id: string; readonly is_of_plan: number | null },
  memberId: string,
): boolean {
  return row.is_of_plan === null && row.member_id === memberId;
}

export async function findTokensOfAccount(db: Database, accountId: string): Promise<OwnToken[]> {
  const found: OwnToken[] = [];
  for (const { plan_id: planId, id: memberId } of await findMembershipsOf(db, accountId)) {
    const name = (await findPlan(db, planId))?.name ?? '';
    for (const { memberId: _member, ...token } of await findApiTokens(db, { planId, of: { memberId } })) {
      found.push({ ...token, plan_id: planId, plan_name: name });
    }
  }
  return found.toSorted((one, other) => (one.created_at > other.created_at ? -1 : 1));
}

export async function deleteTokensOfAccount(db: Database, accountId: string): Promise<void> {
  for (const { plan_id: planId, id } of await findMembershipsOf(db, accountId)) {
    const ofPlan = db.deleteFrom('api_token').where('plan_id', '=', planId);
    await ofPlan.where('member_id', '=', id).where('is_of_plan', 'is', null).execute();
  }
}

function findMembershipsOf(db: Database, accountId: string) {
  return db.selectFrom('member').selectAll().where('account_id', '=', accountId).execute();
}

export async function findApiToken(db: Database, token: string): Promise<StoredApiToken | null> {
  const key = token.startsWith(PREFIX) ? readToken(token.slice(PREFIX.length)) : null;
  if (key === null) return null;
  const row = await db
    .selectFrom('api_token')
    .selectAll()
    .where('plan_id', '=', key.planId)
    .where('token_hash', '=', key.hash)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    planId: row.plan_id,
    id: row.id,
    name: row.name,
    owner: ownerOf(row),
    memberId: row.member_id,
    access: accessOf(row.access),
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
  };
}

export async function noteApiTokenUsed(db: Database, { planId, id }: StoredApiToken, at: string): Promise<void> {
  await db
    .updateTable('api_token')
    .set({ last_used_at: at })
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .execute();
}

export async function setTokenEnd(
  db: Database,
  { planId, id, expiresAt }: { readonly planId: string; readonly id: string; readonly expiresAt: string },
): Promise<void> {
  await db
    .updateTable('api_token')
    .set({ expires_at: expiresAt })
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .execute();
}

/** Of a token of the plan, which acts in its own name whoever answers for it. */
export async function handOverToken(
  db: Database,
  {
    planId,
    id,
    memberId,
    by,
  }: { readonly planId: string; readonly id: string; readonly memberId: string; readonly by: string },
): Promise<void> {
  await db
    .updateTable('api_token')
    .set({ member_id: memberId, by_name: by })
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .where('is_of_plan', '=', 1)
    .execute();
}

export async function deleteApiToken(
  db: Database,
  { planId, id }: { readonly planId: string; readonly id: string },
): Promise<void> {
  await db.deleteFrom('api_token').where('plan_id', '=', planId).where('id', '=', id).execute();
}

type Listed = {
  readonly id: string;
  readonly name: string;
  readonly access: string;
  readonly is_of_plan: number | null;
  readonly hint: string;
  readonly by_name: string;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
};

function listed(row: Listed): ApiToken {
  return {
    id: row.id,
    name: row.name,
    access: accessOf(row.access),
    belongs_to: ownerOf(row),
    hint: row.hint,
    by: row.by_name,
    created_at: row.created_at,
    expires_at: row.expires_at,
    last_used_at: row.last_used_at,
  };
}

function accessOf(text: string): TokenAccess {
  return TOKEN_ACCESSES.find((each) => each === text) ?? 'read';
}

function ownerOf({ is_of_plan: isOfPlan }: { readonly is_of_plan: number | null }): TokenOwner {
  return isOfPlan === 1 ? 'plan' : 'member';
}
