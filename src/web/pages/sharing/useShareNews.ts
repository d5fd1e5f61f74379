import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { Told } from '#web/plan/meanwhile/MeanwhileNote.tsx';
import { shareLogQuery, sharesQuery } from './shareCalls.ts';
import { revokedSince, shareNews } from './shareNews.ts';

/** Shares are no part of the plan’s history, which tells changes at once: they are looked at while the dialog is open; ms. */
export const LOOKED_EVERY = 5_000;

/** What others do to the links of the plan while the dialog is open. */
export function useShareNews(): { readonly told: readonly Told[]; readonly revoked: ReadonlySet<string> } {
  const { plan, viewer } = usePlan();
  const { data: shares } = useQuery({ ...sharesQuery(plan.id), refetchInterval: LOOKED_EVERY });
  const { data: events } = useQuery({ ...shareLogQuery(plan.id), refetchInterval: LOOKED_EVERY });
  const [known, setKnown] = useState<{ readonly id: string | null } | null>(null);
  if (known === null && events !== undefined) setKnown({ id: events[0]?.id ?? null });
  if (known === null || events === undefined) return { told: [], revoked: new Set() };
  return {
    told: shareNews(events, {
      known: known.id,
      memberId: viewer.kind === 'member' ? viewer.memberId : null,
      labelOf: (id) => shares?.find((share) => share.id === id)?.label ?? '',
    }),
    revoked: revokedSince(events, known.id),
  };
}
