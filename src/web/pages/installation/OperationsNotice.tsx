import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { addresses } from '#contract/addresses.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { say } from '#web/base/messages/say/installation.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import styles from './OperationsNotice.module.css';
import { INSTALLATION, operationsQuery } from './operationsQuery.ts';

export default function OperationsNotice() {
  const isAdministrator = useQuery(sessionQuery).data?.user.is_administrator === 1;
  const { data } = useQuery({ ...operationsQuery, enabled: isAdministrator });
  const failing = data?.operations.filter(({ state }) => state === 'failing') ?? [];
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    // A portal, because the frame is in the first load and has no place for rare notices.
    document.querySelector('header')?.after(place);
    return () => place.remove();
  }, [place]);
  if (!isAdministrator || failing.length === 0) return null;
  return createPortal(
    <div role="status" className={styles.notice} data-status="critical">
      <LateIcon name="warning" />
      <p>{failing.map(({ name }) => say.failing[name]).join(' ')}</p>
      <a href={`${addresses.accountPage}#${INSTALLATION}`}>{say.see}</a>
    </div>,
    place,
  );
}
