import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { addresses, planPath } from '#contract/addresses.ts';
import type { WirePlanRemoval } from '#contract/planCalls.ts';
import type { Plan } from '#core/plan/plan.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { dayOfInstant } from '#web/base/time/instants.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './AskedTwice.module.css';
import { SettingsGroup } from './SettingsGroup.tsx';

/** A plan that was a mistake is deleted by who made it, as long as it is nobody else's work. */
export function PlanRemoval({ plan }: { readonly plan: Plan }) {
  const { data } = useQuery({
    queryKey: ['plan-removal', plan.id],
    queryFn: () => fetchJson<WirePlanRemoval>(`${planPath(plan.id)}/removal`),
  });
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (data === undefined || data.may_delete === 0 || data.until === null) return null;
  const day = formatDate(dayOfInstant(data.until, plan.timeZone), plan.dateFormat);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setError(null);
    try {
      await sendJson(planPath(plan.id), { method: 'DELETE', body: { name: typed } });
      window.location.assign(addresses.dashboard);
    } catch (failure) {
      setError(refusalText(failure, say.standingFailed));
    }
  }

  return (
    <SettingsGroup title={say.deletePlan} text={say.deleteText(day)}>
      <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={say.deleteTyped(plan.name)}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div>
          <Button type="submit" look="danger" disabled={typed.trim() !== plan.name.trim()}>
            {say.deletePlan}
          </Button>
        </div>
      </form>
    </SettingsGroup>
  );
}
