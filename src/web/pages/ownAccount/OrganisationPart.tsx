import { useQueryClient } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { ORGANISATION_MAX_LENGTH } from '#contract/session.ts';
import { signOnWaysQuery } from '#web/base/api/signOnWays.ts';
import { say } from '#web/base/messages/say/ownAccount.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './OwnAccount.module.css';
import { accountCalls } from './ownAccountCalls.ts';
import { Part } from './Part.tsx';
import { Problem } from './Problem.tsx';
import { useTask } from './useTask.ts';

export function OrganisationPart({
  organisation,
  onSay,
}: {
  readonly organisation: string;
  readonly onSay: (text: string) => void;
}) {
  const client = useQueryClient();
  const task = useTask();

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('organisation') ?? '').trim();
    if (name !== organisation) {
      if ((await task.run(() => accountCalls.nameOrganisation(name))) === null) return;
      await client.invalidateQueries({ queryKey: signOnWaysQuery.queryKey });
    }
    onSay(say.organisationSaved);
  }

  return (
    <Part title={say.organisation} text={say.organisationText}>
      <form className={styles.form} onSubmit={handleSubmit}>
        <TextField
          label={say.organisationName}
          name="organisation"
          autoComplete="organization"
          maxLength={ORGANISATION_MAX_LENGTH}
          defaultValue={organisation}
        />
        <div>
          <Button type="submit" disabled={task.isBusy}>
            {say.save}
          </Button>
        </div>
      </form>
      <Problem text={task.problem} />
    </Part>
  );
}
