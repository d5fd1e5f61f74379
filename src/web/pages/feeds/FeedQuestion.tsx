import type { KeyboardEvent } from 'react';
import type { Feeds } from '#contract/feed.ts';
import type { Plan } from '#core/plan/plan.ts';
import { say } from '#web/base/messages/say/feeds.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { ColumnRoles } from './ColumnRoles.tsx';
import styles from './FeedEditor.module.css';
import { reasonText, secondsText } from './feedTexts.ts';
import { QuestionPicker } from './QuestionPicker.tsx';
import { SheetPicker } from './SheetPicker.tsx';
import type { FeedEditing } from './useFeedDraft.ts';

const GOAL_NAMES = ['number', 'item', 'id'] as const;

/** What the source is asked, what it answered, and what its columns are. */
export function FeedQuestion({
  editing,
  connection,
  plan,
}: {
  readonly editing: FeedEditing;
  readonly connection: Feeds['connections'][number] | undefined;
  readonly plan: Plan;
}) {
  const { draft, set, preview, isAsking } = editing;
  const isListed = connection?.question_rule === 'listed';
  const mustWait = isListed && !connection.questions.includes(draft.ask);
  const isSql = connection?.kind === 'postgresql' || connection?.kind === 'mysql';
  const asks = isSql ? say.asks.sql : connection?.kind === 'folder' ? say.asks.folder : say.asks.https;

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    editing.askNow();
  }

  const asked = {
    value: draft.ask,
    spellCheck: false,
    onKeyDown: handleKey,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set({ ask: target.value }),
  };
  return (
    <section className={styles.card} aria-label={say.whatToAsk}>
      <h3 className="body-strong">
        {say.whatToAsk} <small>{asks}</small>
      </h3>
      {isListed && connection.questions.length > 0 && (
        <QuestionPicker questions={connection.questions} ask={draft.ask} onChoose={(ask) => set({ ask })} />
      )}
      {isSql ? (
        <textarea
          className={styles.query}
          aria-label={say.query}
          rows={Math.max(4, draft.ask.split('\n').length)}
          {...asked}
        />
      ) : (
        <TextField label={say.file} {...asked} />
      )}
      <div className={styles.run}>
        <Button disabled={isAsking || mustWait || draft.connection_id === ''} onClick={editing.askNow}>
          <LateIcon name="play" size={14} />
          {isAsking ? say.running : say.askNow}
        </Button>
        <p className="quiet small" role="status">
          {preview !== null && preview.reason === null && say.rows(preview.rows, secondsText(preview.milliseconds))}{' '}
          {say.limits}
        </p>
      </div>
      {mustWait && (
        <p role="status" className="body">
          {say.access.mustWait}
        </p>
      )}
      {preview !== null && preview.reason !== null && (
        <p role="alert" className={styles.failing}>
          {reasonText(preview.reason)}
        </p>
      )}
      {preview !== null && !isSql && <SheetPicker preview={preview} onChoose={editing.chooseSheet} />}
      {preview !== null && preview.columns.length > 0 && (
        <>
          <ColumnRoles columns={preview.columns} onChoose={editing.chooseRole} />
          <SelectField
            label={say.goalBy}
            options={[
              ...GOAL_NAMES.map((value) => ({ value: value as string, label: say.goalNames[value] })),
              ...plan.fields.map(({ id, name }) => ({ value: id, label: say.goalNames.own(name) })),
            ]}
            chosen={draft.goal_by}
            onChoose={editing.askBy}
          />
        </>
      )}
    </section>
  );
}
