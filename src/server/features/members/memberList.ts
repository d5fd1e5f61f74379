import type { WireMember, WireMembers } from '#contract/members.ts';
import { encodeFlag } from '#contract/wire/codes.ts';
import { isoInstant, machineTime } from '#server/base/clock.ts';
import { findStandings } from '#server/features/accounts/findStandings.ts';
import { mayReset, type Standing } from '#server/features/accounts/mayReset.ts';
import type { Membership } from '#server/features/asking/membership.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import { inSnapshot } from '#server/store/database/transaction.ts';
import { findVersion } from '#server/store/plans/plans.ts';
import type { StoredMember } from '#server/store/rows/edit.ts';
import { findPeople } from './findPeople.ts';
import { findInvitations, type Invitation } from './invitations.ts';

export function findMemberList(
  store: Store,
  { plan, member: asker }: Membership,
  { hasMail }: { readonly hasMail: boolean },
): Promise<WireMembers> {
  return inSnapshot(store, async (db) => {
    const { departments, members, goals } = await findPeople(db, plan.id);
    const known: Known = {
      asker,
      accounts: await findAccountFacts(db, members),
      invitations: new Map((await findInvitations(db, plan.id)).map((each) => [each.memberId, each])),
      owned: countBy(goals.map(({ memberId }) => memberId)),
    };
    const inDepartment = countBy(members.map(({ departmentId }) => departmentId));
    const ofDepartment = countBy(goals.map(({ departmentId }) => departmentId));
    return {
      version: (await findVersion(db, plan.id)) ?? 0,
      members: members.map((member) => wireMemberOf(member, known)).toSorted(byNameOrEmail),
      departments: departments.map(({ id, name }) => ({
        id,
        name,
        members: inDepartment.get(id) ?? 0,
        goals: ofDepartment.get(id) ?? 0,
      })),
      mail: encodeFlag(hasMail),
    };
  });
}

type AccountFacts = {
  readonly memberId: string;
  readonly hasTwoFactor: boolean;
  readonly seenAt: string | null;
  readonly standing: Standing;
};

type Known = {
  readonly asker: { readonly id: string };
  readonly accounts: ReadonlyMap<string, AccountFacts>;
  readonly invitations: ReadonlyMap<string, Invitation>;
  readonly owned: ReadonlyMap<string, number>;
};

function wireMemberOf(member: StoredMember, { asker, accounts, invitations, owned }: Known): WireMember {
  const account = member.accountId === null ? undefined : accounts.get(member.accountId);
  const invitation = account === undefined ? invitations.get(member.id) : undefined;
  const askerAccount = [...accounts.values()].find(({ memberId }) => memberId === asker.id);
  return {
    id: member.id,
    plan_users_fname: member.firstName,
    plan_users_lname: member.lastName,
    email: member.email,
    role: member.role,
    dept_id: member.departmentId,
    leads_department: encodeFlag(member.leadsDepartment),
    state: account !== undefined ? 'active' : invitation !== undefined ? 'invited' : 'named',
    two_factor: encodeFlag(account?.hasTwoFactor ?? false),
    last_seen_at: account?.seenAt ?? null,
    invitation:
      invitation === undefined
        ? null
        : {
            by: invitation.by,
            expires_at: invitation.expiresAt,
            is_over: encodeFlag(invitation.expiresAt <= isoInstant(machineTime())),
          },
    goals: owned.get(member.id) ?? 0,
    is_self: encodeFlag(member.id === asker.id),
    may_reset: encodeFlag(
      account !== undefined &&
        askerAccount !== undefined &&
        member.id !== asker.id &&
        mayReset(askerAccount.standing, account.standing),
    ),
  };
}

async function findAccountFacts(
  db: Database,
  members: readonly StoredMember[],
): Promise<ReadonlyMap<string, AccountFacts>> {
  const memberOfAccount = new Map(
    members.flatMap(({ id, accountId }) => (accountId === null ? [] : [[accountId, id]])),
  );
  const ids = [...memberOfAccount.keys()];
  if (ids.length === 0) return new Map();
  const users = await db
    .selectFrom('user')
    .leftJoin('account_seen', 'account_seen.account_id', 'user.id')
    .select(['user.id', 'user.twoFactorEnabled', 'account_seen.at'])
    .where('user.id', 'in', ids)
    .execute();
  const standingOf = await findStandings(db, ids);
  return new Map(
    users.map((user) => [
      user.id,
      {
        memberId: memberOfAccount.get(user.id) ?? '',
        hasTwoFactor: user.twoFactorEnabled === 1,
        seenAt: user.at,
        standing: standingOf(user.id),
      },
    ]),
  );
}

function countBy(keys: readonly (string | null)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function byNameOrEmail(one: WireMember, other: WireMember): number {
  const rank = (member: WireMember) => STATES.indexOf(member.state);
  const text = (member: WireMember) =>
    `${member.plan_users_fname} ${member.plan_users_lname}`.trim() || (member.email ?? '');
  return rank(one) - rank(other) || text(one).localeCompare(text(other)) || (one.id < other.id ? -1 : 1);
}

const STATES = ['active', 'invited', 'named'] as const;
