import type { LeftItem } from '#contract/leftBehind.ts';
import type { Milestone } from '#core/work/work.ts';
import { findApiTokens } from '#server/features/accounts/apiTokenRepository.ts';
import { nameOf } from '#server/features/asking/membership.ts';
import { findFeeds } from '#server/features/feeds/feedRepository.ts';
import { findMailings } from '#server/features/mailings/mailingRepository.ts';
import { findAddress } from '#server/features/reminders/sendReminders.ts';
import { findShares } from '#server/features/sharing/shareRepository.ts';
import { findWebhooks } from '#server/features/webhooks/webhookRepository.ts';
import type { Store } from '#server/store/database/store.ts';
import { findMembers } from '#server/store/plans/owners.ts';
import { findOpenWork } from './ownedWork.ts';

/** `memberId` null: what those left who are in the plan no longer. */
export type LeftAsked = { readonly planId: string; readonly memberId: string | null };

type Owned = Pick<Milestone, 'id' | 'title' | 'ownerId'>;

/** What works on without the person who made it: it is ended by nobody unless a lead says so. */
export async function findLeftBehind(store: Store, { planId, memberId }: LeftAsked): Promise<LeftItem[]> {
  const { db } = store;
  const members = await findMembers(db, planId);
  const names = new Map(members.map((member) => [member.id, nameOf(member) || (member.email ?? '')]));
  const isAsked = (of: string | null) => (memberId === null ? of === null || !names.has(of) : of === memberId);
  const ofMember = (of: string | null, name: string | null) => ({
    user_id: of,
    name: name ?? (of === null ? null : names.get(of)) ?? '',
  });
  const shares = await findShares(db, planId);
  const labels = new Map(shares.map(({ id, label }) => [id, label]));
  const mailings = await findMailings(db, planId);
  const address = memberId === null ? null : await findMailAddress(store, { planId, memberId });
  const { initiatives, milestones } = await findOpenWork(db, planId);
  const isOwned = ({ ownerId }: Owned) => ownerId !== null && isAsked(ownerId);
  const owned = (kind: 'initiative' | 'milestone', { id, title, ownerId }: Owned) => ({
    ...item(kind, id, title),
    of: ofMember(ownerId, null),
  });
  return [
    ...(await findApiTokens(db, { planId, of: 'plan' }))
      .filter((token) => isAsked(token.memberId))
      .map((token) => ({
        ...item('token', token.id, token.name),
        of: ofMember(token.memberId, token.by),
        expires_at: token.expires_at,
        last_used_at: token.last_used_at,
      })),
    ...(await findFeeds(db, planId))
      .filter(({ ownerId }) => ownerId !== null && isAsked(ownerId))
      .map(({ id, name, ownerId, isPaused }) => ({
        ...item('feed', id, name),
        of: ofMember(ownerId, null),
        is_paused: isPaused ? (1 as const) : (0 as const),
      })),
    ...shares
      .filter(({ maker }) => isAsked(maker.memberId))
      .map(({ id, label, maker, pausedAt, expiresAt, lastSeenAt }) => ({
        ...item('share', id, label),
        of: ofMember(maker.memberId, maker.name),
        is_paused: pausedAt === null ? (0 as const) : (1 as const),
        expires_at: expiresAt,
        last_used_at: lastSeenAt,
      })),
    ...mailings
      .filter((mailing) => isAsked(mailing.memberId))
      .map((mailing) => ({
        ...item('mailing', mailing.shareId, labels.get(mailing.shareId) ?? ''),
        of: ofMember(mailing.memberId, null),
        last_used_at: mailing.reportedOn,
      })),
    ...mailings
      .filter(({ to }) => address !== null && isTo(to, address))
      .map(({ shareId, reportedOn }) => ({
        ...item('received', shareId, labels.get(shareId) ?? ''),
        of: ofMember(memberId, null),
        last_used_at: reportedOn,
      })),
    ...(await findWebhooks(db, planId))
      .filter((webhook) => isAsked(webhook.memberId))
      .map((webhook) => ({
        ...item('webhook', webhook.id, webhook.name),
        of: ofMember(webhook.memberId, webhook.by),
        is_paused: webhook.paused_at === null ? (0 as const) : (1 as const),
      })),
    ...initiatives.filter(isOwned).map((each) => owned('initiative', each)),
    ...milestones.filter(isOwned).map((each) => owned('milestone', each)),
  ];
}

/** Of the account, else where the invitation went. */
export async function findMailAddress(
  store: Store,
  { planId, memberId }: { readonly planId: string; readonly memberId: string },
): Promise<string | null> {
  const known = await findAddress(store, { planId, memberId });
  return known ?? (await findMembers(store.db, planId)).find(({ id }) => id === memberId)?.email ?? null;
}

export function isTo(to: readonly string[], address: string): boolean {
  return to.some((each) => each.toLowerCase() === address.toLowerCase());
}

function item(kind: LeftItem['kind'], id: string, name: string): Omit<LeftItem, 'of'> {
  return { kind, id, name, is_paused: 0, expires_at: null, last_used_at: null };
}
