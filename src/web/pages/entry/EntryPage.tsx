import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayAtAll } from '#core/access.ts';
import { ASKED_AGAIN_AFTER } from '#web/base/api/queries.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { useLateFlag } from '#web/base/notices/useLateFlag.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import styles from './EntryPage.module.css';
import { EntrySheetPage } from './EntrySheetPage.tsx';
import type { EntryView } from './EntryViews.tsx';
import { entryQuery } from './entryQuery.ts';
import { DEFAULT_VIEW, readSheetView, type SheetView, writeSheetView } from './sheetView.ts';
import { UpToDatePage } from './UpToDatePage.tsx';
import { useLiveEntry } from './useLiveEntry.ts';

/** The sheet, or, for who may remind, what is up to date; which of them is kept in the address. */
export default function EntryPage() {
  const mayRemind = mayAtAll(viewerOf(usePlan()), 'remind');
  const [shown, setShown] = useState<EntryView>(() =>
    new URLSearchParams(window.location.search).get('view') === 'up-to-date' ? 'upToDate' : 'sheet',
  );

  function handleShow(next: EntryView) {
    const query = next === 'upToDate' ? '?view=up-to-date' : '';
    window.history.replaceState(null, '', `${window.location.pathname}${query}`);
    setShown(next);
  }

  if (mayRemind && shown === 'upToDate') return <UpToDatePage onSheet={() => handleShow('sheet')} />;
  return <Sheet {...(mayRemind && { onUpToDate: () => handleShow('upToDate') })} />;
}

function Sheet({ onUpToDate }: { readonly onUpToDate?: () => void }) {
  const { plan, openingYear } = usePlan();
  const [view, setView] = useState<SheetView>(() => readSheetView(window.location.search));
  const year = view.year ?? openingYear;
  const loaded = useQuery(entryQuery(plan.id, year));
  const isLate = useLateFlag(loaded.isPending);
  useLiveEntry(plan.id, year);

  function handleView(change: Partial<SheetView>) {
    const next = { ...view, ...change };
    const query = writeSheetView(next);
    window.history.replaceState(null, '', query === '' ? window.location.pathname : `?${query}`);
    setView(next);
  }

  if (loaded.data === undefined) {
    return (
      <div className={styles.page}>
        {loaded.isError && (
          <div className={styles.banner}>
            <ErrorBanner
              title={say.failed}
              retryAt={loaded.errorUpdatedAt + ASKED_AGAIN_AFTER}
              onRetry={() => void loaded.refetch()}
            />
          </div>
        )}
        {isLate && <Skeleton />}
      </div>
    );
  }
  return (
    <EntrySheetPage
      key={year}
      loaded={loaded.data}
      year={year}
      view={view}
      onView={handleView}
      {...(onUpToDate && { onUpToDate })}
      onShowAll={() => handleView({ ...DEFAULT_VIEW, year: view.year })}
    />
  );
}

const ROWS = 12;

function Skeleton() {
  return (
    <div className={styles.skeleton}>
      <p role="status" className="visually-hidden">
        {say.loading}
      </p>
      {Array.from({ length: ROWS }, (_, index) => `row ${index}`).map((name) => (
        <span key={name} aria-hidden="true" />
      ))}
    </div>
  );
}
