import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import type { WireMember, WireMembers } from '#contract/members.ts';
import { isConflict } from '#web/base/api/conflict.ts';
import { planQuery } from '#web/base/api/queries.ts';
import { Contradicted } from '#web/base/merging/Contradicted.tsx';
import { say } from '#web/base/messages/say/members.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DepartmentFields, departmentBody } from './DepartmentFields.tsx';
import styles from './Members.module.css';
import { memberCalls, memberName, memberSentence, membersQuery } from './memberCalls.ts';
import { type MemberDraft, memberContradictions, memberPatchOf } from './memberEdit.ts';

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
  /** The values of others as last shown; what is sent is compared with the member as the dialog opened. */
  const [seen, setSeen] = useState({ member, version: data.version });
  const [problem, setProblem] = useState<string | null>(null);
  const [contradicted, setContradicted] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const draft = {
      plan_users_fname: String(typed.get('first') ?? '').trim(),
      plan_users_lname: String(typed.get('last') ?? '').trim(),
      ...departmentBody(choice),
    };
    try {
      await memberCalls(plan.id).change(member.id, memberPatchOf(member, draft), seen.version);
      await client.invalidateQueries({ queryKey: membersQuery(plan.id).queryKey });
      void client.invalidateQueries({ queryKey: planQuery(plan.id).queryKey });
      onDone(say.changed(memberName(member)));
      onClose();
    } catch (error) {
      const lines = await contradictionsIn(error, draft);
      setContradicted(lines);
      setProblem(lines.length === 0 ? memberSentence(error) : null);
    }
  }

  async function contradictionsIn(error: unknown, draft: MemberDraft): Promise<readonly string[]> {
    if (!isConflict(error)) return [];
    const { members, departments, version } = await client.fetchQuery({ ...membersQuery(plan.id), staleTime: 0 });
    const now = members.find(({ id }) => id === member.id);
    if (now === undefined) return [];
    setSeen({ member: now, version });
    return memberContradictions(draft, { before: seen.member, now, departments });
  }

  return (
    <Dialog title={say.editTitle(memberName(member))} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
        <TextField
          label={say.firstName}
          name="first"
          autoComplete="off"
          maxLength={100}
          defaultValue={member.plan_users_fname}
          data-first=""
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
        {contradicted.length > 0 && (
          <Contradicted
            lines={contradicted}
            isSaving={false}
            onKeepMine={() => form.current?.requestSubmit()}
            onTakeTheirs={onClose}
          />
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" look="primary" disabled={contradicted.length > 0}>
            {say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
