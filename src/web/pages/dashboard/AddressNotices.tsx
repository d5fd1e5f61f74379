import { useState } from 'react';
import type { AddressNotice } from '#contract/dashboardUrl.ts';
import type { FiscalYear } from '#core/calendar/fiscalYear.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say as emptyWords } from '#web/base/messages/say/emptyStates.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { ignoredParts } from '#web/plan/listing/ignoredParts.ts';
import styles from './AddressNotices.module.css';

export function AddressNotices({
  notices,
  refusedYear,
}: {
  readonly notices: readonly AddressNotice[];
  readonly refusedYear: number | null;
}) {
  const { plan, year } = usePlan();
  const label = (of: FiscalYear) => formatFiscalYear(of, plan.fiscalDisplay);
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  return (
    <div role="status" className={styles.notice}>
      <LateIcon name="warning" />
      <div className={styles.text}>
        {refusedYear !== null && <p>{emptyWords.noSuchYear(label(refusedYear), label(year))}</p>}
        {notices.length > 0 && <p>{say.filter.ignored(ignoredParts(notices))}</p>}
      </div>
      <Button look="ghost" size="square" aria-label={say.filter.dismiss} onClick={() => setDismissed(true)}>
        <LateIcon name="close" />
      </Button>
    </div>
  );
}
