import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { sessionQuery } from '#web/base/api/queries.ts';
import { say } from '#web/base/messages/say/outbox.ts';
import { useAskBeforeUnload } from '#web/base/navigation/leaving.ts';
import { useLateFlag } from '#web/base/notices/useLateFlag.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './Outbox.module.css';
import { OutboxList } from './OutboxList.tsx';
import { useOutbox } from './outbox.ts';
import { isWaiting } from './outboxItem.ts';
import { useOutboxSender } from './useOutboxSender.ts';

/** What is typed and not saved, on every page of a plan: how much, what, and sent from any of them. */
export function OutboxHost({ planId }: { readonly planId: string }) {
  const user = useQuery(sessionQuery).data?.user.id;
  return user === undefined ? null : <Outbox key={user} planId={planId} />;
}

function Outbox({ planId }: { readonly planId: string }) {
  const items = useOutbox();
  const isAway = useOutboxSender(planId);
  const [isOpen, setOpen] = useState(false);
  const [place] = useState(() => document.createElement('div'));
  const waiting = items.filter(isWaiting).length;
  const asking = items.length - waiting;
  const isLate = useLateFlag(waiting > 0);
  useAskBeforeUnload(isAway && waiting > 0);
  useLayoutEffect(() => {
    // A portal, because the frame is in the first load and has no place for rare notices.
    document.querySelector('header')?.after(place);
    return () => place.remove();
  }, [place]);
  if (asking === 0 && !(isLate && waiting > 0)) return null;
  return createPortal(
    <section aria-label={say.list} className={styles.outbox} data-status={asking > 0 ? 'critical' : 'off_target'}>
      <div className={styles.head}>
        <LateIcon name="warning" />
        <p role="status">
          {[asking > 0 && say.asks(asking), waiting > 0 && say.waiting(waiting)].filter(Boolean).join(' ')}
        </p>
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? say.hide : say.show}
        </Button>
      </div>
      {isOpen && <OutboxList items={items} />}
    </section>,
    place,
  );
}
