import { useId, useState } from 'react';
import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { planPagePath } from '#contract/pages.ts';
import { withFiscalYear } from '#contract/withFiscalYear.ts';
import { mayAtAll } from '#core/access.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/firstSight.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { type ShownPlan, usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import styles from './FirstSight.module.css';
import { hideNotice, isNoticeHidden } from './hiddenNotice.ts';
import { LatestYear } from './LatestYear.tsx';

export default function FirstSight({ state, waiting }: { readonly state: DashboardState; readonly waiting: number }) {
  const shown = usePlan();
  const { plan, year, latestFigureYear } = shown;
  const titleId = useId();
  const [isHidden, setHidden] = useState(() => isNoticeHidden(shown));
  const latest = latestFigureYear !== null && year !== 'ALL' && latestFigureYear < year ? latestFigureYear : null;
  if (isHidden || (latest === null && latestFigureYear !== null)) return null;
  const text = (of: number) => formatFiscalYear(of, plan.fiscalDisplay);
  const mayLook = latest !== null && (shown.viewer.kind === 'member' || mayAtAll(viewerOf(shown), 'changeYear'));

  function handleHide() {
    hideNotice(shown);
    setHidden(true);
  }

  return (
    <section className={styles.notice} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>
          {latest === null || year === 'ALL' ? (
            say.noneTitle
          ) : (
            <>
              {say.title(text(year))} <span>{say.latest(text(latest))}</span>
            </>
          )}
        </h2>
        <p>{latest === null ? say.noneText : say.text}</p>
        <Button look="link" className={styles.hide} onClick={handleHide}>
          <span>{say.hide}</span>
          <LateIcon name="close" size={14} />
        </Button>
      </div>
      {mayLook && (
        <div>
          <h3 className={styles.way}>{say.lookAt(text(latest))}</h3>
          <LatestYear year={latest} state={state}>
            <a className={buttonClass('primary')} href={addressIn(state, latest)}>
              {say.show(text(latest))}
            </a>
          </LatestYear>
        </div>
      )}
      <Bring shown={shown} waiting={waiting} latest={latest} />
    </section>
  );
}

function Bring({
  shown,
  waiting,
  latest,
}: {
  readonly shown: ShownPlan;
  readonly waiting: number;
  readonly latest: number | null;
}) {
  const { id, isArchived } = shown.plan;
  const viewer = viewerOf(shown);
  const mayEnter = mayAtAll(viewer, 'enterFigures');
  const mayImport = mayAtAll(viewer, 'import');
  if (isArchived || shown.viewer.kind === 'share' || (!mayEnter && !mayImport)) return null;
  return (
    <div className={latest === null ? undefined : styles.beside}>
      <h3 className={styles.way}>{latest === null ? say.bringFirst : say.bring}</h3>
      <p>{say.wait(waiting)}</p>
      <div className={styles.ways}>
        {mayImport && (
          <a className={buttonClass('secondary')} href={planPagePath(id, 'import')}>
            <LateIcon name="upload" />
            {say.importFile}
          </a>
        )}
        {mayEnter && (
          <a
            className={mayImport ? `${buttonClass('link')} ${styles.second}` : buttonClass('secondary')}
            href={planPagePath(id, 'entry')}
          >
            {say.type}
          </a>
        )}
      </div>
    </div>
  );
}

function addressIn(state: DashboardState, year: number): string {
  return `${window.location.pathname}${writeDashboardQuery(withFiscalYear(state, year))}`;
}
