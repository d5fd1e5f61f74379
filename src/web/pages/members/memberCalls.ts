import { queryOptions } from '@tanstack/react-query';
import {
  leftBehindPath,
  memberInvitationPath,
  memberResetPath,
  planDepartmentPath,
  planDepartmentsPath,
  planMemberPath,
  planMembersPath,
} from '#contract/addresses.ts';
import { type LeftBehind, MOST_SETTLED, type SettleLeft } from '#contract/leftBehind.ts';
import type { Invite, Invited, MemberPatch, ResetLink, WireMember, WireMembers } from '#contract/members.ts';
import { ApiError } from '#web/base/api/ApiError.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/members.ts';

export function membersQuery(planId: string) {
  return queryOptions<WireMembers>({
    queryKey: ['members', planId],
    queryFn: ({ signal }) => fetchJson<WireMembers>(planMembersPath(planId), { signal }),
  });
}

export function leftBehindQuery(planId: string, memberId: string | null) {
  const query = memberId === null ? '' : `?${new URLSearchParams({ member_id: memberId })}`;
  return queryOptions<LeftBehind>({
    queryKey: ['left-behind', planId, memberId],
    queryFn: ({ signal }) => fetchJson<LeftBehind>(`${leftBehindPath(planId)}${query}`, { signal }),
  });
}

export function memberCalls(planId: string) {
  const remove = (path: string, successor: string, ifMatch: number) =>
    sendJson(`${path}?${new URLSearchParams({ successor })}`, { method: 'DELETE', body: {}, ifMatch });
  return {
    invite: (body: Invite) => sendJson<Invited>(planMembersPath(planId), { body }),
    inviteAgain: (id: string, email?: string) =>
      sendJson<Invited>(memberInvitationPath(planId, id), { body: email === undefined ? {} : { email } }),
    takeBack: (id: string) => fetchJson(memberInvitationPath(planId, id), { method: 'DELETE' }),
    resetLink: (id: string) => sendJson<ResetLink>(memberResetPath(planId, id), { body: {} }),
    change: (id: string, body: MemberPatch, ifMatch: number) =>
      sendJson(planMemberPath(planId, id), { method: 'PATCH', body, ifMatch }),
    remove: (id: string, successor: string, ifMatch: number) => remove(planMemberPath(planId, id), successor, ifMatch),
    addDepartment: (name: string) => sendJson(planDepartmentsPath(planId), { body: { name } }),
    changeDepartment: (id: string, body: { readonly name?: string; readonly place?: number }, ifMatch: number) =>
      sendJson(planDepartmentPath(planId, id), { method: 'PATCH', body, ifMatch }),
    removeDepartment: (id: string, successor: string, ifMatch: number) =>
      remove(planDepartmentPath(planId, id), successor, ifMatch),
    /** However many there are. */
    settleLeft: async (body: SettleLeft) => {
      for (let from = 0; from < body.items.length; from += MOST_SETTLED) {
        const items = body.items.slice(from, from + MOST_SETTLED);
        await sendJson(leftBehindPath(planId), { body: { ...body, items } });
      }
    },
  };
}

export function memberSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return say.failed;
  const known = new Map<string, string>(Object.entries(say.refusals));
  return known.get(error.code) ?? (error.status === 400 ? say.badEmail : say.failed);
}

export function memberName(member: Pick<WireMember, 'plan_users_fname' | 'plan_users_lname' | 'email'>): string {
  return `${member.plan_users_fname} ${member.plan_users_lname}`.trim() || (member.email ?? '');
}
