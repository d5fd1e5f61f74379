import { type SubmitEvent, useState } from 'react';
import { MOST_WORK_AT_ONCE, type WireInitiative } from '#contract/work.ts';
import { WORK_STATES } from '#core/work/work.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say as bulk } from '#web/base/messages/say/bulk.ts';
import { say } from '#web/base/messages/say/work.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Dialog } from '#web/base/ui/Dialog.tsx';
import { SelectField } from '#web/base/ui/SelectField.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import styles from '#web/goal/bulk/BulkDialog.module.css';
import { OwnerFields } from '#web/goal/bulk/BulkFields.tsx';
import { ChoiceBar } from '#web/goal/bulk/ChoiceBar.tsx';
import { RefusedList } from '#web/goal/bulk/RefusedList.tsx';
import type { Chosen } from '#web/goal/bulk/useChosen.ts';
import { useSaveWork } from '#web/plan/work/useSaveWork.ts';
import { changesOf, EMPTY_DRAFT, type ManyAction, type ManyDraft, refusedInitiatives } from './manyInitiatives.ts';

const { many } = say;

/** What can be done with the chosen initiatives. */
export function ManyInitiatives({ choosing }: { readonly choosing: Chosen<WireInitiative> }) {
  const isNarrow = useNarrow();
  const [action, setAction] = useState<ManyAction | null>(null);
  const { chosen } = choosing;
  if (chosen.length === 0) return null;
  const offered = [
    { label: say.fields.owner, icon: 'user' as const, onChoose: () => setAction('owner') },
    { label: say.fields.state, icon: 'gauge' as const, onChoose: () => setAction('state') },
    { label: many.days, icon: 'calendar' as const, onChoose: () => setAction('days') },
  ];
  const inBar = isNarrow ? offered.slice(0, 1) : offered;
  return (
    <>
      <ChoiceBar
        label={many.bar}
        count={many.chosen(chosen.length)}
        inBar={inBar}
        inMenu={[
          ...offered.slice(inBar.length),
          { label: say.archive, icon: 'archive', onChoose: () => setAction('archive') },
        ]}
        more={many.more}
        none={many.none}
        onClear={choosing.clear}
      />
      {action !== null && (
        <ManyDialog action={action} initiatives={chosen} onDone={choosing.clear} onClose={() => setAction(null)} />
      )}
    </>
  );
}

/** Asks what the chosen ones get, and says before anything is changed which of them cannot be. */
function ManyDialog({
  action,
  initiatives,
  onDone,
  onClose,
}: {
  readonly action: ManyAction;
  readonly initiatives: readonly WireInitiative[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { changeInitiatives, archiveInitiatives } = useSaveWork();
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<ReturnType<typeof refusedInitiatives>>([]);
  const [error, setError] = useState<string | null>(null);
  const rest = initiatives.filter(({ id }) => !refused.some((each) => each.id === id));
  const changes = action === 'archive' ? null : changesOf(action, draft, rest);
  const isTooMany = initiatives.length > MOST_WORK_AT_ONCE;
  const isReady = (action === 'archive' || changes !== null) && !isTooMany && rest.length > 0;

  function forget() {
    setRefused([]);
    setError(null);
  }

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (!isReady || isSending) return;
    setSending(true);
    try {
      if (changes === null)
        await archiveInitiatives(
          rest.map(({ id }) => id),
          many.archived(rest.length),
        );
      else await changeInitiatives(changes, many.changed(rest.length));
      onDone();
      onClose();
    } catch (reason) {
      const found = refusedInitiatives(reason, rest);
      setRefused([...refused, ...found]);
      setError(found.length > 0 ? null : refusalText(reason, say.unreachable));
      setSending(false);
    }
  }

  const all = initiatives.length;
  return (
    <Dialog title={many.titles[action](all)} onClose={onClose}>
      <form className={styles.form} data-first noValidate onSubmit={(event) => void handleSubmit(event)}>
        <ManyFields
          action={action}
          draft={draft}
          onSet={(part) => {
            setDraft({ ...draft, ...part });
            forget();
          }}
        />
        {isTooMany && <p role="alert">{many.tooMany(MOST_WORK_AT_ONCE)}</p>}
        {error !== null && <p role="alert">{error}</p>}
        {refused.length > 0 && (
          <RefusedList text={many.cannotBe(refused.length, all)} refused={refused} more={bulk.moreRefused} />
        )}
        <footer className={styles.foot}>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button type="submit" look={action === 'archive' ? 'danger' : 'primary'} disabled={!isReady || isSending}>
            {buttonText(action, { all, rest: rest.length })}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

function ManyFields({
  action,
  draft,
  onSet,
}: {
  readonly action: ManyAction;
  readonly draft: ManyDraft;
  readonly onSet: (part: Partial<ManyDraft>) => void;
}) {
  switch (action) {
    case 'owner':
      return <OwnerFields draft={draft} onSet={onSet} />;
    case 'state':
      return (
        <SelectField
          label={say.fields.state}
          chosen={draft.state ?? ''}
          options={[
            { value: '' as const, label: bulk.asItIs },
            ...WORK_STATES.map((value) => ({ value, label: say.states[value] })),
          ]}
          onChoose={(state) => onSet({ state: state === '' ? null : state })}
        />
      );
    case 'days':
      return (
        <TextField
          label={many.moveBy}
          hint={many.moveHint}
          inputMode="numeric"
          value={draft.days}
          onChange={({ target }) => onSet({ days: target.value })}
        />
      );
    case 'archive':
      return <p>{many.archiveNote}</p>;
  }
}

function buttonText(action: ManyAction, { all, rest }: { readonly all: number; readonly rest: number }): string {
  if (rest === all || rest === 0) return action === 'archive' ? say.archive : many.apply(all);
  return action === 'archive' ? many.archiveRest(rest) : many.applyRest(rest);
}
