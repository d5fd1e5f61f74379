import { type SubmitEvent, useState } from 'react';
import { isEmail } from '#contract/isEmail.ts';
import { type Invite, type Invited, ROLES, type WireMember, type WireMembers } from '#contract/members.ts';
import { say } from '#web/base/messages/say/members.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DepartmentFields, departmentBody } from './DepartmentFields.tsx';
import styles from './Members.module.css';
import { memberCalls, memberName, memberSentence } from './memberCalls.ts';

export function InviteDialog({
  member,
  data,
  onClose,
  onMade,
}: {
  readonly member: WireMember | null;
  readonly data: WireMembers;
  readonly onClose: () => void;
  readonly onMade: (made: Invited, email: string) => void;
}) {
  const { plan } = usePlan();
  const [role, setRole] = useState<(typeof ROLES)[number]>('member');
  const [choice, setChoice] = useState({ departmentId: '', leads: false });
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    if (!isEmail(email)) return setProblem(say.badEmail);
    setSending(true);
    setProblem(null);
    try {
      const calls = memberCalls(plan.id);
      const invite: Invite = {
        email,
        name: String(form.get('name') ?? '').trim(),
        role,
        ...departmentBody(choice),
      };
      onMade(member === null ? await calls.invite(invite) : await calls.inviteAgain(member.id, email), email);
    } catch (error) {
      setProblem(memberSentence(error));
      setSending(false);
    }
  }

  return (
    <Dialog title={member === null ? say.inviteTitle : say.inviteTitleOf(memberName(member))} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={say.email}
          name="email"
          type="email"
          autoComplete="off"
          data-first=""
          defaultValue={member?.email ?? ''}
          error={problem}
        />
        {member === null && (
          <>
            <TextField label={say.nameOptional} name="name" autoComplete="off" maxLength={100} />
            <SelectField
              label={say.role}
              options={ROLES.map((value) => ({ value, label: say.roles[value] }))}
              chosen={role}
              onChoose={setRole}
            />
            <DepartmentFields departments={data.departments} choice={choice} onChange={setChoice} />
          </>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" look="primary" disabled={isSending}>
            {data.mail === 1 ? say.sendInvitation : say.makeLink}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
