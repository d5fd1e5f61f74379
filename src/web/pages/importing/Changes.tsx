import { useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/base/messages/say/import.ts';
import { TextField } from '#web/base/ui/TextField.tsx';
import { useSettled } from '#web/base/ui/useSettled.ts';
import { CountTabs } from './CountTabs.tsx';
import { DiffTable } from './DiffTable.tsx';
import type { ImportPlace, ShownKind } from './importCalls.ts';
import styles from './ReviewStep.module.css';
import type { Importing } from './useImport.ts';

/** Everything an import would do, cell by cell; single rows can be left out. */
export function Changes({
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
  const { added, changed, refused, unchanged } = draft.counts;
  const nothing = added.count + changed.count + draft.settings.length === 0;
  const hasRows = added.count + changed.count + refused.count + unchanged.count > 0;
  return (
    <div className={styles.list}>
      {hasRows && (
        <>
          <CountTabs counts={draft.counts} shown={kind} onShow={setKind} />
          <div className={styles.search}>
            <TextField
              label={say.search}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
          </div>
        </>
      )}
      {nothing && kind === 'all' && refused.count === 0 ? (
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
  );
}
