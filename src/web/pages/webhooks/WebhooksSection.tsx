import { useQuery, useQueryClient } from '@tanstack/react-query';
import { webhooksPath } from '#contract/addresses.ts';
import type { Webhook, Webhooks } from '#contract/webhook.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/webhooks.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from '#web/base/ui/RowList.module.css';
import { SettingsGroup } from '#web/pages/planSettings/SettingsGroup.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { NewWebhook } from './NewWebhook.tsx';
import { WebhookRow } from './WebhookRow.tsx';

export default function WebhooksSection() {
  const { plan } = usePlan();
  const client = useQueryClient();
  const queryKey = ['webhooks', plan.id];
  const path = webhooksPath(plan.id);
  const asked = useQuery({ queryKey, queryFn: () => fetchJson<Webhooks>(path) });
  const refresh = () => client.invalidateQueries({ queryKey });
  const pathOf = ({ id }: Webhook) => `${path}/${encodeURIComponent(id)}`;
  const hosts = asked.data?.allowed_hosts ?? [];
  const webhooks = asked.data?.webhooks ?? [];

  return (
    <>
      <header className={styles.head}>
        <h2>{say.title}</h2>
        <p>{say.text}</p>
      </header>
      {asked.isPending && <p className={styles.nothing}>{say.loading}</p>}
      {asked.isError && (
        <p role="alert" className={styles.nothing}>
          {say.failed}{' '}
          <Button size="small" onClick={() => void asked.refetch()}>
            {say.retry}
          </Button>
        </p>
      )}
      {asked.data !== undefined && hosts.length === 0 && (
        <SettingsGroup title={say.offTitle}>
          <p className={styles.nothing}>{say.offText}</p>
        </SettingsGroup>
      )}
      {hosts.length > 0 && (
        <SettingsGroup title={say.newTitle}>
          <NewWebhook planId={plan.id} hosts={hosts} onMade={() => void refresh()} />
        </SettingsGroup>
      )}
      {asked.data !== undefined && (hosts.length > 0 || webhooks.length > 0) && (
        <SettingsGroup title={say.listTitle}>
          {webhooks.length === 0 ? (
            <p className={styles.nothing}>{say.none}</p>
          ) : (
            <ul className={styles.list}>
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} path={pathOf(webhook)} onChanged={refresh} />
              ))}
            </ul>
          )}
        </SettingsGroup>
      )}
    </>
  );
}
