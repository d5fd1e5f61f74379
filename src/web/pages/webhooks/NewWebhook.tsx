import { type SubmitEvent, useState } from 'react';
import { webhooksPath } from '#contract/addresses.ts';
import type { WebhookEvent, WebhookMade } from '#contract/webhook.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/webhooks.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { OnceShown } from '#web/base/ui/OnceShown.tsx';
import styles from '#web/base/ui/RowList.module.css';
import { TextField } from '#web/base/ui/TextField.tsx';
import { EventChoice } from './EventChoice.tsx';

export function NewWebhook({
  planId,
  hosts,
  onMade,
}: {
  readonly planId: string;
  readonly hosts: readonly string[];
  readonly onMade: () => void;
}) {
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['status_changed']);
  const [made, setMade] = useState<WebhookMade | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setError(null);
    try {
      setMade(
        await sendJson<WebhookMade>(webhooksPath(planId), { body: { name: name.trim(), url: url.trim(), events } }),
      );
      setName('');
      setUrl('');
      onMade();
    } catch (reason) {
      setError(refusalText(reason, say.unreachable));
    }
  }

  if (made !== null) {
    return (
      <OnceShown
        title={say.madeTitle}
        text={say.madeText}
        secret={made.secret}
        words={say}
        onDone={() => setMade(null)}
      />
    );
  }
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <TextField label={say.name} value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
      <TextField
        label={say.url}
        hint={say.urlHint(hosts.join(', '))}
        error={error}
        type="url"
        value={url}
        maxLength={2000}
        onChange={({ target }) => setUrl(target.value)}
      />
      <EventChoice name={say.eventsLegend} isNameShown chosen={events} onChange={setEvents} />
      <div className={styles.act}>
        <Button type="submit" look="primary" disabled={name.trim() === '' || url.trim() === ''}>
          {say.make}
        </Button>
      </div>
    </form>
  );
}
