import { useId } from 'react';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/webhook.ts';
import { say } from '#web/base/messages/say/webhooks.ts';
import { Checkbox } from '#web/base/ui/Checkbox.tsx';
import styles from './EventChoice.module.css';

/** The events that a webhook is called for; the last one cannot be unticked. */
export function EventChoice({
  name,
  isNameShown = false,
  chosen,
  onChange,
}: {
  readonly name: string;
  /** Where nothing above says it already. */
  readonly isNameShown?: boolean;
  readonly chosen: readonly WebhookEvent[];
  readonly onChange: (chosen: readonly WebhookEvent[]) => void;
}) {
  const id = useId();
  const toggle = (event: WebhookEvent) =>
    onChange(WEBHOOK_EVENTS.filter((each) => (each === event) !== chosen.includes(each)));
  return (
    <fieldset className={styles.choice} aria-label={name}>
      {isNameShown && <legend>{name}</legend>}
      <div className={styles.options}>
        {WEBHOOK_EVENTS.map((event) => {
          const isChosen = chosen.includes(event);
          return (
            <label key={event} htmlFor={`${id}-${event}`} className={styles.option}>
              <Checkbox
                id={`${id}-${event}`}
                checked={isChosen}
                disabled={isChosen && chosen.length === 1}
                onChange={() => toggle(event)}
              />
              {say.events[event]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
