import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses } from '#contract/addresses.ts';
import type { GuideSeen, Session } from '#contract/session.ts';
import { sendJson } from '#web/base/api/fetchJson.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { late } from '#web/base/failure/late.tsx';
import { useCommands } from '#web/base/keys/commands.ts';

const Guide = late(() => import('./Guide.tsx'));

export default function GuideHost({ isDemo, mayOffer }: { readonly isDemo: boolean; readonly mayOffer: boolean }) {
  const client = useQueryClient();
  const session = useQuery(sessionQuery);
  const [isCalled, setCalled] = useState(false);
  const isOffered = mayOffer && session.data?.offers_guide === 1;
  useCommands({ guide: () => setCalled(true) });

  function handleSeen() {
    const seen: GuideSeen = { seen: 1 };
    // On failure the guide is offered once more, which does no harm.
    sendJson(addresses.guide, { method: 'PUT', body: seen }).catch(() => null);
  }

  function handleEnd() {
    setCalled(false);
    client.setQueryData(sessionQuery.queryKey, (before): Session | undefined =>
      before === undefined ? undefined : { ...before, offers_guide: 0 },
    );
  }

  if (!isCalled && !isOffered) return null;
  return (
    <Guide
      key={String(isCalled)}
      isCalled={isCalled}
      isDemo={isDemo}
      mayMakePlans={session.data?.may_make_plans === 1}
      onSeen={handleSeen}
      onEnd={handleEnd}
    />
  );
}
