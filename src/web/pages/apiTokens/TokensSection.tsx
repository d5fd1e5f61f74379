import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addresses, apiTokensPath } from '#contract/addresses.ts';
import type { ApiToken } from '#contract/apiToken.ts';
import { may } from '#core/access.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { fetchJson, sendJson } from '#web/base/api/fetchJson.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/apiTokens.ts';
import { AskedRow } from '#web/base/ui/AskedRow.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import styles from '#web/base/ui/RowList.module.css';
import { SettingsGroup } from '#web/pages/planSettings/SettingsGroup.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { EndlessToken } from './EndlessToken.tsx';
import { NewToken } from './NewToken.tsx';
import { proposedEnd, tokenEnd } from './tokenEnd.ts';

export default function TokensSection() {
  const shown = usePlan();
  const { plan, today } = shown;
  const client = useQueryClient();
  const queryKey = ['api-tokens', plan.id];
  const tokens = useQuery({ queryKey, queryFn: () => fetchJson<ApiToken[]>(apiTokensPath(plan.id)) });
  const dayText = (instant: string) => formatDate(readIsoDate(instant.slice(0, 10)), plan.dateFormat);

  async function revoke({ id }: ApiToken) {
    await sendJson(`${apiTokensPath(plan.id)}/${encodeURIComponent(id)}`, { method: 'DELETE', body: {} });
    await client.invalidateQueries({ queryKey });
  }

  async function giveYear({ id }: ApiToken) {
    const { expiresAt } = tokenEnd(proposedEnd({ dateFormat: plan.dateFormat, today }), {
      dateFormat: plan.dateFormat,
      today,
    });
    await sendJson(`${apiTokensPath(plan.id)}/${encodeURIComponent(id)}`, {
      method: 'PATCH',
      body: { expires_at: expiresAt },
    });
    await client.invalidateQueries({ queryKey });
  }

  return (
    <>
      <header className={styles.head}>
        <h2>{say.title}</h2>
        <p>
          {say.text} {say.docs} <a href={addresses.docs}>{addresses.docs}</a>
        </p>
      </header>
      <SettingsGroup title={say.newTitle}>
        <NewToken
          planId={plan.id}
          mayMakeForPlan={may(viewerOf(shown), 'makePlanToken')}
          onMade={() => void client.invalidateQueries({ queryKey })}
        />
      </SettingsGroup>
      <SettingsGroup title={say.listTitle}>
        {tokens.isPending && <p className={styles.nothing}>{say.loading}</p>}
        {tokens.isError && (
          <p role="alert" className={styles.nothing}>
            {say.failed}{' '}
            <Button size="small" onClick={() => void tokens.refetch()}>
              {say.retry}
            </Button>
          </p>
        )}
        {tokens.data?.length === 0 && <p className={styles.nothing}>{say.none}</p>}
        {tokens.data !== undefined && tokens.data.length > 0 && (
          <ul className={styles.list}>
            {tokens.data.map((token) => (
              <li key={token.id}>
                <div className={styles.main}>
                  <span>
                    <strong>{token.name}</strong> · {say.accesses[token.access]}
                    {token.belongs_to === 'plan' && ` · ${say.ofPlan}`}
                  </span>
                  <small>
                    {token.hint}… · {say.by(token.by, dayText(token.created_at))} ·{' '}
                    {token.last_used_at === null ? say.neverUsed : say.used(dayText(token.last_used_at))}
                    {token.expires_at !== null && ` · ${say.until(dayText(token.expires_at))}`}
                  </small>
                </div>
                {token.expires_at === null && <EndlessToken name={token.name} onGiveYear={() => giveYear(token)} />}
                <AskedRow
                  label={say.revoke}
                  name={say.revokeNamed(token.name)}
                  question={say.ask}
                  words={say}
                  onYes={() => revoke(token)}
                />
              </li>
            ))}
          </ul>
        )}
      </SettingsGroup>
    </>
  );
}
