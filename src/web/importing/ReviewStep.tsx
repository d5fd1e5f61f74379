import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportDraft } from '#contract/importDraft.ts';
import { say } from '#web/messages/import/say.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useSettled } from '#web/ui/useSettled.ts';
import { BeforePanel } from './BeforePanel.tsx';
import { CountTabs } from './CountTabs.tsx';
import { DiffTable } from './DiffTable.tsx';
import { fetchRows, type ImportPlace, ROWS_AT_A_TIME, type ShownKind } from './importCalls.ts';
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
  const rows = useInfiniteQuery({
    queryKey: ['import-rows', place.id, importing.round, kind, settled],
    queryFn: ({ pageParam }) => fetchRows(place, { kind, search: settled, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.length * ROWS_AT_A_TIME;
      return shown < last.total ? shown : undefined;
    },
    placeholderData: (before) => before,
    gcTime: 0,
  });
  const shown = rows.data?.pages.flatMap((page) => page.rows) ?? [];
  const total = rows.data?.pages[0]?.total ?? 0;
  const isAsking = draft.zero_targets !== null && draft.zero_targets.answer === null;
  const refused = draft.counts.refused.count;
  const nothing = draft.counts.added.count + draft.counts.changed.count === 0;

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
            rows={shown}
            kind={kind}
            plan={draft.plan}
            leftOut={importing.leftOut}
            isLoading={rows.isPending}
            onLeaveOut={(left) => void importing.choose(left)}
          />
        )}
        {rows.error !== null && (
          <p role="alert" className={styles.nothing}>
            {say.unreachable}{' '}
            <Button size="small" onClick={() => void rows.refetch()}>
              {say.retry}
            </Button>
          </p>
        )}
        {rows.hasNextPage && (
          <p className={styles.more}>
            <Button disabled={rows.isFetching} onClick={() => void rows.fetchNextPage()}>
              {say.showMore(Math.min(ROWS_AT_A_TIME, total - shown.length))}
            </Button>
          </p>
        )}
      </div>
      <BeforePanel draft={draft} isBusy={importing.isBusy} onAnswer={(answers) => void importing.answer(answers)} />
      <footer className={styles.foot}>
        <p role="status">
          <strong>{say.changes(draft.chosen)}</strong>
          {refused > 0 && <span> · {say.refusedStay(refused)}</span>}
          {isAsking && <span> · {say.zeroOpen}</span>}
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
