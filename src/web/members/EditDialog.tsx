import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { WireMember, WireMembers } from '#contract/members.ts';
import { planQuery } from '#web/api/queries.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/members/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { DepartmentFields, departmentBody } from './DepartmentFields.tsx';
import styles from './Members.module.css';
import { memberCalls, memberName, memberSentence, membersQuery } from './memberCalls.ts';

/** Name, department, and who leads it. */
export function EditDialog({
  member,
  data,
  onClose,
  onDone,
}: {
  readonly member: WireMember;
  readonly data: WireMembers;
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}) {
  const { plan } = usePlan();
  const client = useQueryClient();
  const [choice, setChoice] = useState({ departmentId: member.dept_id ?? '', leads: member.leads_department === 1 });
  const [problem, setProblem] = useState<string | null>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    try {
      await memberCalls(plan.id).change(member.id, {
        plan_users_fname: String(form.get('first') ?? '').trim(),
        plan_users_lname: String(form.get('last') ?? '').trim(),
        ...departmentBody(choice),
      });
      await client.invalidateQueries({ queryKey: membersQuery(plan.id).queryKey });
      void client.invalidateQueries({ queryKey: planQuery(plan.id).queryKey });
      onDone(say.changed(memberName(member)));
      onClose();
    } catch (error) {
      setProblem(memberSentence(error));
    }
  }

  return (
    <Dialog title={say.editTitle(memberName(member))} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={say.firstName}
          name="first"
          autoComplete="off"
          maxLength={100}
          defaultValue={member.plan_users_fname}
          autoFocus
        />
        <TextField
          label={say.lastName}
          name="last"
          autoComplete="off"
          maxLength={100}
          defaultValue={member.plan_users_lname}
          error={problem}
        />
        <DepartmentFields departments={data.departments} choice={choice} onChange={setChoice} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" look="primary">
            {say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
