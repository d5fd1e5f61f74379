import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#web/base/messages/say/sharing.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { Relabelled } from './LabelField.tsx';
import styles from './LinkList.module.css';
import { LinkRow } from './LinkRow.tsx';
import { mailingsQuery, sharesQuery } from './shareCalls.ts';

export function LinkList({ onRelabel }: { readonly onRelabel: (relabelled: Relabelled | null) => void }) {
  const { plan } = usePlan();
  const { data: shares, isError, refetch } = useQuery(sharesQuery(plan.id));
  const { data: mailings } = useQuery(mailingsQuery(plan.id));
  const [said, setSaid] = useState('');
  return (
    <section className={styles.links} aria-label={say.links}>
      <header>
        <h3>
          {say.links} {shares !== undefined && <span>{shares.length}</span>}
        </h3>
        <p>{say.changesReach}</p>
      </header>
      {isError && shares === undefined && (
        <p className={styles.none}>
          {say.linksFailed}{' '}
          <Button look="link" size="small" onClick={() => void refetch()}>
            {say.retry}
          </Button>
        </p>
      )}
      {shares?.length === 0 && <p className={styles.none}>{say.noLinks}</p>}
      {shares !== undefined && shares.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say.columns.label}</th>
              <th scope="col">{say.columns.style}</th>
              <th scope="col">{say.columns.shows}</th>
              <th scope="col">{say.columns.state}</th>
              <th scope="col">{say.columns.views}</th>
              <th scope="col">
                <span className="visually-hidden">{say.columns.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share) => (
              <LinkRow
                key={share.id}
                share={share}
                canMail={mailings?.can_send ?? false}
                mailing={mailings?.mailings.find(({ share_id: id }) => id === share.id) ?? null}
                onRelabel={onRelabel}
                onSay={setSaid}
              />
            ))}
          </tbody>
        </table>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  );
}
