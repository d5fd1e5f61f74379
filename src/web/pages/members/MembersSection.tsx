import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Invited, ResetLink, WireMember } from '#contract/members.ts';
import { say } from '#web/base/messages/say/members.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { planInstantText } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { SearchField } from '#web/base/ui/SearchField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { EditDialog } from './EditDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { LeftByMember } from './LeftByMember.tsx';
import { LeftList } from './LeftList.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { MemberRow, type MemberWish } from './MemberRow.tsx';
import styles from './Members.module.css';
import { leftBehindQuery, memberName } from './memberCalls.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RolesTable } from './RolesTable.tsx';
import { useMembers } from './useMembers.ts';

type Open =
  | { readonly kind: 'invite'; readonly member: WireMember | null }
  | { readonly kind: 'edit' | 'remove'; readonly member: WireMember }
  | { readonly kind: 'link'; readonly title: string; readonly text: string; readonly link: string };

export default function MembersSection() {
  const { plan } = usePlan();
  const members = useMembers();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open | null>(null);
  const { data } = members.query;
  const gone = useQuery(leftBehindQuery(plan.id, null)).data?.items ?? [];
  const close = () => setOpen(null);

  if (data === undefined && members.query.isError) {
    return <ErrorBanner title={say.loadFailed} onRetry={() => void members.query.refetch()} />;
  }
  if (data === undefined) return null;
  const wanted = search.trim().toLowerCase();
  const shown = data.members.filter(({ email, ...member }) =>
    `${memberName({ ...member, email })} ${email ?? ''}`.toLowerCase().includes(wanted),
  );

  function showLink(member: WireMember, made: Invited | ResetLink, text: (name: string, until: string) => string) {
    const name = memberName(member);
    if (made.link === null) members.say(say.mailed(member.email ?? name));
    else {
      const title = text === say.resetText ? say.resetTitle : say.linkTitle;
      setOpen({ kind: 'link', title, text: text(name, planInstantText(made.expires_at, plan)), link: made.link });
    }
  }

  async function handleWish(wish: MemberWish, member: WireMember) {
    switch (wish) {
      case 'edit':
      case 'remove':
        return setOpen({ kind: wish, member });
      case 'invite':
        return setOpen({ kind: 'invite', member });
      case 'newLink': {
        const made = await members.run((calls) => calls.inviteAgain(member.id));
        return made === null ? undefined : showLink(member, made, say.linkText);
      }
      case 'takeBack':
        await members.run((calls) => calls.takeBack(member.id), say.takenBack(memberName(member)));
        return;
      case 'reset': {
        const made = await members.run((calls) => calls.resetLink(member.id));
        return made === null ? undefined : showLink(member, made, say.resetText);
      }
    }
  }

  const active = data.members.filter(({ state }) => state !== 'invited').length;
  const invited = data.members.length - active;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className="title">{say.title}</h2>
          <p className="body quiet">
            {[say.people(active), ...(invited > 0 ? [say.invitedCount(invited)] : [])].join(', ')}
          </p>
        </div>
        <SearchField label={say.search} value={search} onType={setSearch} />
        <Button look="primary" onClick={() => setOpen({ kind: 'invite', member: null })}>
          <LateIcon name="plus" size={14} />
          {say.invite}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {members.said}
      </p>
      {members.problem !== null && (
        <p role="alert" data-status="critical" className={styles.problem}>
          <LateIcon name="warning" size={14} />
          {members.problem}
        </p>
      )}
      {shown.length === 0 ? (
        <p className={styles.nothing}>{say.nobodyFound}</p>
      ) : (
        <table className={styles.table} aria-label={say.table}>
          <thead>
            <tr>
              <th scope="col">{say.name}</th>
              <th scope="col">{say.role}</th>
              <th scope="col">{say.department}</th>
              <th scope="col">{say.twoFactor}</th>
              <th scope="col">{say.lastSeen}</th>
              <th scope="col">
                <span className="visually-hidden">{say.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                departments={data.departments}
                onRole={(role) =>
                  void members.run(
                    (calls) => calls.change(member.id, { role }, data.version),
                    say.roleChanged(memberName(member), say.roles[role]),
                  )
                }
                onWish={(wish) => void handleWish(wish, member)}
              />
            ))}
          </tbody>
        </table>
      )}
      {gone.length > 0 && (
        <section className={styles.left} aria-labelledby="left-title">
          <h3 id="left-title">{say.left.title}</h3>
          <p>{say.left.text}</p>
          <LeftList memberId={null} members={data.members} />
        </section>
      )}
      <RolesTable />
      {open?.kind === 'invite' && (
        <InviteDialog
          member={open.member}
          data={data}
          onClose={close}
          onMade={(made, email) => {
            close();
            const member = open.member ?? { plan_users_fname: '', plan_users_lname: '', email };
            const text = say.linkText(memberName(member), planInstantText(made.expires_at, plan));
            if (made.link === null) members.say(say.mailed(email));
            else setOpen({ kind: 'link', title: say.linkTitle, text, link: made.link });
          }}
        />
      )}
      {open?.kind === 'edit' && <EditDialog member={open.member} data={data} onClose={close} onDone={members.say} />}
      {open?.kind === 'remove' && (
        <RemoveDialog
          title={say.removeTitle(memberName(open.member))}
          text={[say.removeText, ...(open.member.goals > 0 ? [say.ownsGoals(open.member.goals)] : [])]}
          successors={
            open.member.goals === 0
              ? null
              : {
                  label: say.successor,
                  none: say.nobody,
                  options: data.members
                    .filter(({ id }) => id !== open.member.id)
                    .map((each) => ({ value: each.id, label: memberName(each) })),
                }
          }
          left={<LeftByMember member={open.member} members={data.members} />}
          onClose={close}
          onRemove={(successor) =>
            members.run(
              (calls) => calls.remove(open.member.id, successor, data.version),
              say.removed(memberName(open.member)),
            )
          }
        />
      )}
      {open?.kind === 'link' && <LinkDialog title={open.title} text={open.text} link={open.link} onClose={close} />}
    </>
  );
}
