import { useQuery } from '@tanstack/react-query';
import type { WireMember } from '#contract/members.ts';
import { say } from '#web/base/messages/say/members.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { LeftList } from './LeftList.tsx';
import { leftBehindQuery } from './memberCalls.ts';

/** In the question before somebody is removed: what they leave behind. */
export function LeftByMember({
  member,
  members,
}: {
  readonly member: WireMember;
  readonly members: readonly WireMember[];
}) {
  const { plan } = usePlan();
  const { data } = useQuery(leftBehindQuery(plan.id, member.id));
  return (
    <>
      {data !== undefined && <p>{data.items.length === 0 ? say.left.nothing : say.left.inDialog}</p>}
      <LeftList memberId={member.id} members={members} />
    </>
  );
}
