import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { installationAddresses } from '#contract/installationAddresses.ts';
import type { PolicyPatch, WirePolicy } from '#contract/policy.ts';
import { LEADS_OR, PLAN_CREATIONS } from '#core/access.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say as words } from '#web/base/messages/say/ownAccount.ts';
import { say } from '#web/base/messages/say/policy.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './OwnAccount.module.css';
import { Part } from './Part.tsx';
import { Problem } from './Problem.tsx';

const KEY = ['policy'];

/** Who may what in this installation; for administrators. */
export default function PolicyPart({ onSay }: { readonly onSay: (text: string) => void }) {
  const asked = useQuery({ queryKey: KEY, queryFn: () => fetchJson<WirePolicy>(installationAddresses.policy) });
  return (
    <Part title={say.title} text={say.text}>
      {asked.isError && asked.data === undefined && <p>{say.loadFailed}</p>}
      {asked.data !== undefined && <PolicyForm policy={asked.data} onSay={onSay} />}
    </Part>
  );
}

function PolicyForm({ policy, onSay }: { readonly policy: WirePolicy; readonly onSay: (text: string) => void }) {
  const client = useQueryClient();
  const checkId = useId();
  const [shown, setShown] = useState(policy);
  const [typedDomains, setDomains] = useState(policy.house_domains.join(', '));
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const put = (part: Partial<WirePolicy>) => setShown({ ...shown, ...part });
  const leadsOr = LEADS_OR.map((value) => ({ value, label: say.leadsOr[value] }));

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSending(true);
    setProblem(null);
    const domains = typedDomains.split(/[,;\s]+/).filter((each) => each !== '');
    try {
      const { plan_creation_is_set: isSet, plan_creation, house_domains: _typed, ...rest } = shown;
      const body: PolicyPatch = { ...rest, house_domains: domains, ...(isSet === 0 && { plan_creation }) };
      client.setQueryData(KEY, await sendJson<WirePolicy>(installationAddresses.policy, { method: 'PATCH', body }));
      await client.invalidateQueries({ queryKey: sessionQuery.queryKey });
      onSay(say.saved);
    } catch (error) {
      setProblem(refusalText(error, words.failed));
    } finally {
      setSending(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      {policy.plan_creation_is_set === 1 ? (
        <p>
          <b>{say.planCreation}</b>: {say.planCreations[policy.plan_creation]}. {say.isSet}
        </p>
      ) : (
        <SelectField
          label={say.planCreation}
          options={PLAN_CREATIONS.map((value) => ({ value, label: say.planCreations[value] }))}
          chosen={shown.plan_creation}
          onChoose={(value) => put({ plan_creation: value })}
        />
      )}
      <TextField
        label={say.domains}
        hint={say.domainsHint}
        value={typedDomains}
        maxLength={5_000}
        spellCheck={false}
        onChange={({ target }) => setDomains(target.value)}
      />
      <SelectField
        label={say.outside}
        options={leadsOr}
        chosen={shown.outside_invitations}
        onChoose={(value) => put({ outside_invitations: value })}
      />
      <SelectField
        label={say.planTokens}
        options={leadsOr}
        chosen={shown.plan_tokens}
        onChoose={(value) => put({ plan_tokens: value })}
      />
      <div>
        <label className={styles.check} htmlFor={checkId}>
          <Checkbox
            id={checkId}
            checked={shown.leads_need_two_factor === 1}
            onChange={({ target }) => put({ leads_need_two_factor: target.checked ? 1 : 0 })}
          />
          {say.twoFactor}
        </label>
        <small className="quiet small">{say.twoFactorHint}</small>
      </div>
      <div>
        <Button type="submit" disabled={isSending}>
          {say.save}
        </Button>
      </div>
      <Problem text={problem} />
    </form>
  );
}
