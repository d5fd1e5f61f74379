import { useState } from 'react';
import type { Webhook, WebhookEvent, WebhookTested } from '#contract/webhook.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/webhooks.ts';
import { AskedRow } from '#web/base/ui/AskedRow.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import styles from '#web/base/ui/RowList.module.css';
import { EventChoice } from './EventChoice.tsx';
import { WebhookLog } from './WebhookLog.tsx';

export function WebhookRow({
  webhook,
  path,
  onChanged,
}: {
  readonly webhook: Webhook;
  readonly path: string;
  readonly onChanged: () => Promise<unknown>;
}) {
  const { name, url, events, paused_at: pausedAt } = webhook;
  const isPaused = pausedAt !== null;
  /** Shown until the server has answered. */
  const [sent, setSent] = useState<readonly WebhookEvent[] | null>(null);
  const chosen = sent ?? events;
  const [outcome, setOutcome] = useState<string | null>(null);

  async function change(body: object) {
    setOutcome(null);
    try {
      await sendJson(path, { method: 'PATCH', body });
      await onChanged();
    } catch (reason) {
      setOutcome(refusalText(reason, say.unreachable));
    }
  }

  async function choose(next: readonly WebhookEvent[]) {
    setSent(next);
    await change({ events: next });
    setSent((latest) => (latest === next ? null : latest));
  }

  async function test() {
    setOutcome(say.testing);
    try {
      const tested = await sendJson<WebhookTested>(`${path}/test`, { body: {} });
      setOutcome(tested.is_delivered ? say.testArrived(tested.answer) : say.testFailed(tested.answer));
    } catch (reason) {
      setOutcome(refusalText(reason, say.unreachable));
    }
  }

  async function remove() {
    await sendJson(path, { method: 'DELETE', body: {} });
    await onChanged();
  }

  return (
    <li>
      <div className={styles.main}>
        <span>
          <strong>{name}</strong> {isPaused && `· ${say.paused}`}
        </span>
        <small>{url}</small>
        {outcome !== null && <small role="status">{outcome}</small>}
      </div>
      <span className={styles.end}>
        <Button size="small" aria-label={say.namedTest(name)} onClick={() => void test()}>
          {say.test}
        </Button>
        <Button
          size="small"
          aria-label={isPaused ? say.namedResume(name) : say.namedPause(name)}
          onClick={() => void change({ is_paused: !isPaused })}
        >
          {isPaused ? say.resume : say.pause}
        </Button>
      </span>
      <AskedRow label={say.remove} name={say.namedRemove(name)} question={say.ask} words={say} onYes={remove} />
      <details>
        <summary>{say.eventsOf(chosen.map((event) => say.events[event]))}</summary>
        <EventChoice name={say.eventsFor(name)} chosen={chosen} onChange={(next) => void choose(next)} />
      </details>
      <WebhookLog path={`${path}/deliveries`} />
    </li>
  );
}
