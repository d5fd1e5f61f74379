import { type SubmitEvent, useState } from 'react';
import { apiTokensPath } from '#contract/addresses.ts';
import { type ApiTokenMade, TOKEN_OWNERS, type TokenOwner } from '#contract/apiToken.ts';
import { TOKEN_ACCESSES, type TokenAccess } from '#core/access.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/apiTokens.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { OnceShown } from '#web/base/ui/OnceShown.tsx';
import styles from '#web/base/ui/RowList.module.css';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { DateField } from '#web/plan/filters/DateField.tsx';
import { dateProblemText } from '#web/plan/filters/dateProblemText.ts';
import { proposedEnd, tokenEnd } from './tokenEnd.ts';

export function NewToken({
  planId,
  mayMakeForPlan,
  onMade,
}: {
  readonly planId: string;
  readonly mayMakeForPlan: boolean;
  readonly onMade: () => void;
}) {
  const { plan, today } = usePlan();
  const [name, setName] = useState('');
  const [access, setAccess] = useState<TokenAccess>('read');
  const [owner, setOwner] = useState<TokenOwner>('member');
  const proposed = proposedEnd({ dateFormat: plan.dateFormat, today });
  const [expires, setExpires] = useState(proposed);
  const [made, setMade] = useState<ApiTokenMade | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const end = tokenEnd(expires, { dateFormat: plan.dateFormat, today });

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setError(null);
    setSending(true);
    try {
      const body = { name: name.trim(), access, belongs_to: owner, expires_at: end.expiresAt };
      setMade(await sendJson<ApiTokenMade>(apiTokensPath(planId), { body }));
      setName('');
      setExpires(proposed);
      onMade();
    } catch (reason) {
      setError(refusalText(reason, say.unreachable));
    } finally {
      setSending(false);
    }
  }

  if (made !== null) {
    return <OnceShown title={say.madeTitle} secret={made.token} words={say} onDone={() => setMade(null)} />;
  }
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <TextField
        label={say.name}
        value={name}
        maxLength={100}
        required
        onChange={({ target }) => setName(target.value)}
      />
      <DateField
        label={say.expires}
        hint={say.expiresHint}
        text={expires}
        error={end.problem === 'past' ? say.past : dateProblemText(end.problem, plan.dateFormat)}
        format={plan.dateFormat}
        onType={setExpires}
      />
      <Segmented
        label={say.access}
        isLabelShown
        options={TOKEN_ACCESSES.map((value) => ({ value, label: say.accesses[value] }))}
        chosen={access}
        onChoose={setAccess}
      />
      {mayMakeForPlan && (
        <Segmented
          label={say.owner}
          isLabelShown
          options={TOKEN_OWNERS.map((value) => ({ value, label: say.owners[value] }))}
          chosen={owner}
          onChoose={setOwner}
        />
      )}
      <p className={styles.nothing} aria-live="polite">
        {say.accessHints[access]} {owner === 'plan' && say.planText}
      </p>
      {error !== null && (
        <p role="alert" className={styles.error} data-status="critical">
          {error}
        </p>
      )}
      <div className={styles.act}>
        <Button type="submit" look="primary" disabled={isSending || end.problem !== null || name.trim() === ''}>
          {say.make}
        </Button>
      </div>
    </form>
  );
}
