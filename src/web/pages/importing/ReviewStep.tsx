import { useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { TextField } from '#web/base/ui/TextField.tsx';
import { useSettled } from '#web/base/ui/useSettled.ts';
import { BeforePanel } from './BeforePanel.tsx';
import { CountTabs } from './CountTabs.tsx';
import { DiffTable } from './DiffTable.tsx';
import type { ImportPlace, ShownKind } from './importCalls.ts';
import styles from './ReviewStep.module.css';
import type { Importing } from './useImport.ts';

/** Everything an import would do, cell by cell; what it asks; and the one button that does it. */
export function ReviewStep({
  importing,
  draft,
  place,
}: {
  readonly importing: Importing;
  readonly draft: ImportDraft;
  readonly place: ImportPlace;
}) {
  const [kind, setKind] = useState<ShownKind>('all');
  const [search, setSearch] = useState('');
  const settled = useSettled(search, '');
  const isAsking = draft.zero_targets !== null && draft.zero_targets.answer === null;
  const refused = draft.counts.refused.count;
  const nothing = draft.counts.added.count + draft.counts.changed.count + draft.settings.length === 0;

  return (
    <div className={styles.review} aria-busy={importing.isBusy}>
      <div className={styles.list}>
        <CountTabs counts={draft.counts} shown={kind} onShow={setKind} />
        <div className={styles.search}>
          <TextField
            label={say.search}
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        {nothing && kind === 'all' && refused === 0 ? (
          <p className={styles.nothing}>{say.nothingNew}</p>
        ) : (
          <DiffTable
            // A list of its own, so that it begins at its top.
            key={`${kind} ${settled}`}
            asked={{ place, round: importing.round, kind, search: settled }}
            plan={draft.plan}
            leftOut={importing.leftOut}
            onLeaveOut={(left) => void importing.choose(left)}
          />
        )}
      </div>
      <BeforePanel importing={importing} draft={draft} />
      <footer className={styles.foot}>
        <p role="status">
          <strong>{say.changes(draft.chosen)}</strong>
          {draft.chosen > 0 && <span className="quiet">: {say.changesOf(draft.chosen_parts, draft.plan.isNew)}</span>}
          {refused > 0 && <span className="quiet"> · {say.refusedStay(refused)}</span>}
          {isAsking && <span className="quiet"> · {say.zeroOpen}</span>}
        </p>
        <Button onClick={() => importing.go('columns')}>{say.backToColumns}</Button>
        <Button
          look="primary"
          disabled={importing.isBusy || isAsking || draft.chosen === 0}
          onClick={() => void importing.apply()}
        >
          {importing.isBusy ? say.working : say.apply(draft.chosen)}
        </Button>
      </footer>
    </div>
  );
}
