import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { planLeftOutPath } from '#contract/addresses.ts';
import type { WireChange } from '#contract/change.ts';
import type { ImportProof } from '#contract/importQuestion.ts';
import { mayAtAll } from '#core/access.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { say } from '#web/base/messages/say/history.ts';
import { say as words } from '#web/base/messages/say/importAsked.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import type { Names } from './changedText.ts';
import { outPlaceOf } from './outPlace.ts';
import styles from './StayedOut.module.css';

type ImportOrigin = Extract<WireChange['origin'], { kind: 'import' }>;

/** What of its files an import did not take in: how much for everybody, each cell for who may import. */
export function StayedOut({
  change: { version },
  origin: { out = 0, filled = 0 },
  plan,
}: {
  readonly change: Pick<WireChange, 'version'>;
  readonly origin: ImportOrigin;
  readonly plan: Names['plan'];
}) {
  const [isOpen, setOpen] = useState(false);
  const text = say.stayedOut(out, filled);
  if (!mayAtAll(viewerOf(plan), 'import')) return <p className="small quiet">{text}</p>;
  return (
    <div>
      <Button look="link" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {text}
      </Button>
      {isOpen && <LeftOutList planId={plan.plan.id} version={version} />}
    </div>
  );
}

function LeftOutList({ planId, version }: { readonly planId: string; readonly version: number }) {
  const found = useQuery({
    queryKey: ['left-out', planId, version],
    queryFn: ({ signal }) => fetchJson<ImportProof>(planLeftOutPath(planId, version), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (found.isError) return <ErrorBanner title={say.stayedOutFailed} onRetry={() => void found.refetch()} />;
  if (found.isPending)
    return (
      <p role="status" className="small quiet">
        {say.stayedOutLoading}
      </p>
    );
  const { cells, groups } = found.data;
  const single = cells.filter(({ reason }) => reason === 'unreadable');
  const others = groups.filter(({ reason }) => reason !== 'unreadable');
  const isOfMany = new Set(groups.map(({ file, sheet }) => `${file} ${sheet}`)).size > 1;
  return (
    <ul className={styles.list}>
      {single.map(({ file, sheet, cell, text, flaw, reason }) => (
        <li key={`${file} ${sheet} ${cell}`}>
          <b>{isOfMany ? `${sheet ?? file} ${cell}` : cell}</b>
          <span dir="auto">{text}</span>
          <span className="quiet">{flaw === null ? words.outReasons[reason] : words.flaws[flaw]}</span>
        </li>
      ))}
      {others.map((group) => (
        <li key={`${group.file} ${group.sheet} ${group.what} ${group.reason}`}>
          <b>{isOfMany ? `${group.sheet ?? group.file} ${outPlaceOf(group)[1]}` : outPlaceOf(group)[1]}</b>
          <span dir="auto">{saidIn(group, cells)}</span>
          <span className="quiet">
            {words.cells(group.cells)} · {words.outReasons[group.reason]}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The heading of a column, else what the first of the cells says. */
function saidIn(
  { heading, file, sheet, reason, first_row: first, last_row: last }: ImportProof['groups'][number],
  cells: ImportProof['cells'],
): string {
  if (heading !== null && heading !== '') return heading;
  const isWithin = (cell: (typeof cells)[number]) =>
    cell.file === file && cell.sheet === sheet && cell.reason === reason && cell.row >= first && cell.row <= last;
  return cells.find(isWithin)?.text ?? '';
}
