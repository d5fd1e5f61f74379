import type { LeftKind, SettleLeft } from '#contract/leftBehind.ts';
import { Refusal } from '#server/base/errors.ts';
import { deleteApiToken, findApiTokens, handOverToken } from '#server/features/accounts/apiTokenRepository.ts';
import type { ChangePlan } from '#server/features/asking/changePlan.ts';
import { type Membership, nameOf } from '#server/features/asking/membership.ts';
import { findFeeds } from '#server/features/feeds/feedRepository.ts';
import {
  endMailing,
  findMailings,
  handOverMailing,
  removeReader,
} from '#server/features/mailings/mailingRepository.ts';
import type { ShareMaker } from '#server/features/sharing/share.ts';
import { findShares, handOverShare, revokeShare } from '#server/features/sharing/shareRepository.ts';
import { deleteWebhook, findWebhooks, handOverWebhook } from '#server/features/webhooks/webhookRepository.ts';
import type { Database, Store } from '#server/store/database/store.ts';
import type { Edit } from '#server/store/rows/edit.ts';
import { findMailAddress, isTo } from './leftBehind.ts';
import { findOpenWork } from './ownedWork.ts';

export type Settling = {
  readonly store: Store;
  readonly changePlan: ChangePlan;
  readonly membership: Membership;
  readonly at: string;
  /** The person whose address is taken out of the mails they receive. */
  readonly memberId: string | null;
};

/** What can be done to one kind, and the ids of it that the plan has. */
type Way = {
  find(of: Settling): Promise<readonly string[]>;
  revoke(of: Settling, ids: readonly string[]): Promise<unknown>;
  /** Null: it is nobody else's. */
  readonly handOver: ((of: Settling, ids: readonly string[], to: ShareMaker) => Promise<unknown>) | null;
};

type OneByOne = {
  readonly find: Way['find'];
  readonly revoke: (of: Settling, id: string) => Promise<unknown>;
  readonly handOver: ((of: Settling, id: string, to: ShareMaker) => Promise<unknown>) | null;
};

const WAYS: Readonly<Record<LeftKind, Way>> = {
  token: oneByOne({
    find: async ({ store, membership }) =>
      (await findApiTokens(store.db, { planId: membership.plan.id, of: 'plan' })).map(({ id }) => id),
    revoke: ({ store, membership }, id) => deleteApiToken(store.db, { planId: membership.plan.id, id }),
    handOver: ({ store, membership }, id, to) =>
      handOverToken(store.db, { planId: membership.plan.id, id, memberId: to.memberId, by: to.name }),
  }),
  feed: oneByOne({
    find: async ({ store, membership }) => (await findFeeds(store.db, membership.plan.id)).map(({ id }) => id),
    revoke: ({ changePlan, membership }, id) =>
      changePlan({
        membership,
        expectedVersion: null,
        plan: () => ({ what: 'Feed removed', edits: [{ entity: 'feed', id, after: null }] }),
      }),
    handOver: ({ changePlan, membership }, id, to) =>
      changePlan({
        membership,
        expectedVersion: null,
        plan: async (_booked, { db }) => {
          const feed = (await findFeeds(db, membership.plan.id)).find((each) => each.id === id);
          if (feed === undefined) throw notThere();
          return { what: 'Feed changed', edits: [{ entity: 'feed', id, after: { ...feed, ownerId: to.memberId } }] };
        },
      }),
  }),
  share: oneByOne({
    find: async ({ store, membership }) => (await findShares(store.db, membership.plan.id)).map(({ id }) => id),
    revoke: ({ store, membership, at }, shareId) =>
      revokeShare(store, { planId: membership.plan.id, shareId, by: makerOf(membership), at }),
    handOver: ({ store, membership, at }, shareId, to) =>
      handOverShare(store, { planId: membership.plan.id, shareId, by: makerOf(membership), at, to }),
  }),
  mailing: oneByOne({
    find: findMailed,
    revoke: ({ store, membership }, shareId) => endMailing(store, { planId: membership.plan.id, shareId }),
    handOver: ({ store, membership }, shareId, to) =>
      handOverMailing(store, { planId: membership.plan.id, shareId, memberId: to.memberId }),
  }),
  received: oneByOne({
    find: findMailedTo,
    revoke: stopMailingTo,
    handOver: null,
  }),
  webhook: oneByOne({
    find: async ({ store, membership }) => (await findWebhooks(store.db, membership.plan.id)).map(({ id }) => id),
    revoke: ({ store, membership }, id) => deleteWebhook(store.db, { planId: membership.plan.id, id }),
    handOver: ({ store, membership }, id, to) =>
      handOverWebhook(store.db, { planId: membership.plan.id, id, memberId: to.memberId, by: to.name }),
  }),
  initiative: workOf('Initiative changed', async (db, planId) => {
    const { initiatives } = await findOpenWork(db, planId);
    return initiatives.map((each) => ({
      id: each.id,
      withOwner: (ownerId) => ({ entity: 'initiative', id: each.id, after: { ...each, ownerId } }),
    }));
  }),
  milestone: workOf('Milestone changed', async (db, planId) => {
    const { milestones } = await findOpenWork(db, planId);
    return milestones.map((each) => ({
      id: each.id,
      withOwner: (ownerId) => ({ entity: 'milestone', id: each.id, after: { ...each, ownerId } }),
    }));
  }),
};

/** Throws Refusal before anything is done, where an item is not there any more or cannot be handed over. */
export async function settleLeft(
  of: Settling,
  { action, items, to }: Pick<SettleLeft, 'action' | 'items'> & { readonly to: ShareMaker },
): Promise<number> {
  const ofKinds = [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, each]) => ({
    kind,
    way: WAYS[kind],
    ids: each.map(({ id }) => id),
  }));
  for (const { way, ids } of ofKinds) {
    const known = new Set(await way.find(of));
    if (!ids.every((id) => known.has(id))) throw notThere();
    if (action === 'hand_over' && way.handOver === null) throw notHandedOver();
  }
  // Shares last: with a share its mailing goes.
  for (const { way, ids } of ofKinds.toSorted(
    (one, other) => Number(one.kind === 'share') - Number(other.kind === 'share'),
  )) {
    if (action === 'revoke') await way.revoke(of, ids);
    else await way.handOver?.(of, ids, to);
  }
  return items.length;
}

function oneByOne({ find, revoke, handOver }: OneByOne): Way {
  return {
    find,
    revoke: async (of, ids) => {
      for (const id of ids) await revoke(of, id);
    },
    handOver:
      handOver &&
      (async (of, ids, to) => {
        for (const id of ids) await handOver(of, id, to);
      }),
  };
}

type OwnedItem = { readonly id: string; readonly withOwner: (ownerId: string | null) => Edit };

/** All of it is one change, to be undone as one. */
function workOf(what: string, find: (db: Database, planId: string) => Promise<readonly OwnedItem[]>): Way {
  const give = ({ changePlan, membership }: Settling, ids: readonly string[], ownerId: string | null) =>
    changePlan({
      membership,
      expectedVersion: null,
      plan: async (_booked, { db }) => {
        const known = new Map((await find(db, membership.plan.id)).map((each) => [each.id, each]));
        const edits = ids.map((id) => {
          const found = known.get(id);
          if (found === undefined) throw notThere();
          return found.withOwner(ownerId);
        });
        return { what, edits };
      },
    });
  return {
    find: async ({ store, membership }) => (await find(store.db, membership.plan.id)).map(({ id }) => id),
    revoke: (of, ids) => give(of, ids, null),
    handOver: (of, ids, to) => give(of, ids, to.memberId),
  };
}

export function makerOf({ member }: Membership): ShareMaker {
  return { memberId: member.id, name: nameOf(member) };
}

async function findMailed({ store, membership }: Settling): Promise<readonly string[]> {
  return (await findMailings(store.db, membership.plan.id)).map(({ shareId }) => shareId);
}

/** Those that go to the person who leaves. */
async function findMailedTo({ store, membership, memberId }: Settling): Promise<readonly string[]> {
  const planId = membership.plan.id;
  const address = memberId === null ? null : await findMailAddress(store, { planId, memberId });
  if (address === null) return [];
  return (await findMailings(store.db, planId)).filter(({ to }) => isTo(to, address)).map(({ shareId }) => shareId);
}

async function stopMailingTo({ store, membership, memberId }: Settling, shareId: string): Promise<void> {
  const planId = membership.plan.id;
  const address = memberId === null ? null : await findMailAddress(store, { planId, memberId });
  const mailing = (await findMailings(store.db, planId)).find((each) => each.shareId === shareId);
  if (address === null) throw notThere();
  for (const reader of mailing?.to ?? []) {
    if (isTo([reader], address)) await removeReader(store, { planId, shareId }, reader);
  }
}

function notThere(): Refusal {
  return new Refusal({
    code: 'left_not_found',
    status: 404,
    message: 'One of these is not in the plan any more. Ask for the list again; nothing has been done.',
  });
}

function notHandedOver(): Refusal {
  return new Refusal({
    code: 'not_handed_over',
    status: 400,
    message: 'Mails that somebody receives cannot be handed over: revoke them.',
  });
}
