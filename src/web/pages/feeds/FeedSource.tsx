import type { Feeds } from '#contract/feed.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import styles from './FeedEditor.module.css';
import { reasonText } from './feedTexts.ts';
import type { FeedEditing } from './useFeedDraft.ts';

/** What the feed is called, and which connection it asks. */
export function FeedSource({
  editing: { draft, set },
  connections,
}: {
  readonly editing: FeedEditing;
  readonly connections: Feeds['connections'];
}) {
  const connection = connections.find(({ id }) => id === draft.connection_id);
  return (
    <section className={styles.card} aria-label={say.whereFrom}>
      <h3 className="body-strong">{say.whereFrom}</h3>
      <div className={styles.pair}>
        <TextField
          label={say.name}
          value={draft.name}
          maxLength={100}
          onChange={({ target }) => set({ name: target.value })}
        />
        <SelectField
          label={say.connection}
          options={connections.map(({ id, name, kind }) => ({ value: id, label: `${name} · ${say.kindsOf[kind]}` }))}
          chosen={draft.connection_id}
          onChoose={(id) => set({ connection_id: id })}
        />
      </div>
      {connection !== undefined && (
        <p className={connection.reason === null ? 'quiet small' : styles.failing}>
          {connection.reason === null ? connection.address : reasonText(connection.reason)}
        </p>
      )}
    </section>
  );
}
