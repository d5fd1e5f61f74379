import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ASKED_AGAIN_AFTER } from '#web/base/api/queries.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { useAddress } from '#web/base/navigation/address.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { useLateFlag } from '#web/base/notices/useLateFlag.ts';
import { entryQuery } from '#web/pages/entry/book/entryQuery.ts';
import { useLiveEntry } from '#web/pages/entry/book/useLiveEntry.ts';
import { DEFAULT_VIEW, readSheetView, type SheetView, writeSheetView } from '#web/pages/entry/grid/sheetView.ts';
import { type EntryView, useEntryViews } from '#web/pages/entry/tools/EntryViews.tsx';
import { UpToDatePage } from '#web/pages/entry/upkeep/UpToDatePage.tsx';
import { WaitingPage } from '#web/pages/entry/upkeep/WaitingPage.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './EntryPage.module.css';
import { EntrySheetPage } from './EntrySheetPage.tsx';

const ADDRESSES = { sheet: '', upToDate: 'up-to-date', waiting: 'waiting' } as const;

/** The sheet, what is up to date for who may remind, or what waits for a yes; which of them is kept in the address. */
export default function EntryPage() {
  const address = useAddress();
  const views = useEntryViews();
  const [chosen, setChosen] = useState<EntryView>(() => {
    const asked = new URLSearchParams(window.location.search).get('view');
    return views.find((view) => ADDRESSES[view] === asked) ?? 'sheet';
  });

  function handleView(next: EntryView) {
    const query = next === 'sheet' ? '' : `?view=${ADDRESSES[next]}`;
    address.replace(`${window.location.pathname}${query}`);
    setChosen(next);
  }

  const view = views.includes(chosen) ? chosen : 'sheet';
  if (view === 'upToDate') return <UpToDatePage onView={handleView} />;
  if (view === 'waiting') return <WaitingPage onView={handleView} />;
  return <Sheet onEntryView={handleView} />;
}

function Sheet({ onEntryView }: { readonly onEntryView: (view: EntryView) => void }) {
  const address = useAddress();
  const { plan, openingYear, viewer } = usePlan();
  const opening = viewer.kind === 'member' && viewer.role === 'member' ? 'mine' : null;
  const [view, setView] = useState<SheetView>(() => readSheetView(window.location.search, opening));
  const year = view.year ?? openingYear;
  const loaded = useQuery(entryQuery(plan.id, year));
  const isLate = useLateFlag(loaded.isPending);
  useLiveEntry(plan.id, year);

  function handleView(change: Partial<SheetView>) {
    const next = { ...view, ...change };
    const query = writeSheetView(next, opening);
    address.replace(query === '' ? window.location.pathname : `?${query}`);
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
      onEntryView={onEntryView}
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
