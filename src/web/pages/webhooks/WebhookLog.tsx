import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Delivery } from '#contract/webhook.ts';
import { readIsoDate } from '#core/calendar/date.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { formatDate } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/webhooks.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';

export function WebhookLog({ path }: { readonly path: string }) {
  const { plan } = usePlan();
  const [isOpen, setOpen] = useState(false);
  const log = useQuery({
    queryKey: ['webhook-log', path],
    queryFn: () => fetchJson<Delivery[]>(path),
    enabled: isOpen,
    staleTime: 0,
  });
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say.log}</summary>
      {log.isPending && <p>{say.loading}</p>}
      {log.isError && <p role="alert">{say.failed}</p>}
      {log.data?.length === 0 && <p>{say.nothingSent}</p>}
      <ul>
        {log.data?.map((delivery) => (
          <li key={delivery.id}>
            {formatDate(readIsoDate(delivery.at.slice(0, 10)), plan.dateFormat)} · {textOf(delivery)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function textOf({ attempts, answer, delivered_at: deliveredAt, next_at: nextAt }: Delivery): string {
  if (deliveredAt !== null) return say.delivered(answer ?? '');
  if (nextAt === null) return say.givenUp(attempts, answer ?? '');
  return attempts === 0 ? say.first : say.waiting(attempts, answer ?? '');
}
