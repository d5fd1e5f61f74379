import { useState } from 'react';
import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { planPagePath } from '#contract/pages.ts';
import { withFiscalYear } from '#contract/withFiscalYear.ts';
import { mayAtAll } from '#core/access.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { countOf } from '#core/rollup/distribution.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/firstSight.ts';
import { Button, buttonClass } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { type ShownPlan, usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import styles from './FirstSight.module.css';
import { hideNotice, isNoticeHidden } from './hiddenNotice.ts';
import { isWithoutFigures, reportedIn } from './isWithoutFigures.ts';

/** Of a plan most of whose goals wait for figures of the year shown: what is known, and what to do. */
export default function FirstSight({
  state,
  distribution,
}: {
  readonly state: DashboardState;
  readonly distribution: StatusDistribution;
}) {
  const shown = usePlan();
  const { year, latestFigureYear } = shown;
  const [isHidden, setHidden] = useState(() => isNoticeHidden(shown));
  const isNever = latestFigureYear === null;
  const isPast = latestFigureYear !== null && year !== 'ALL' && latestFigureYear < year;
  const isPartly = !isWithoutFigures(distribution);
  if (isHidden || !(isNever || isPast || isPartly)) return null;
  const text = (of: number) => formatFiscalYear(of, shown.plan.fiscalDisplay);
  const mayLook = isPast && !isPartly && (shown.viewer.kind === 'member' || mayAtAll(viewerOf(shown), 'changeYear'));

  function handleHide() {
    hideNotice(shown);
    setHidden(true);
  }

  return (
    <section className={styles.notice} aria-label={say.notice}>
      <p>
        <b>{factOf(shown, distribution)}</b> {restOf(shown, isPartly)}
      </p>
      <div className={styles.ways}>
        <Ways shown={shown} isFirst={isNever} />
        {mayLook && (
          <a className={buttonClass('secondary')} href={addressIn(state, latestFigureYear)}>
            {say.show(text(latestFigureYear))}
          </a>
        )}
      </div>
      <Button look="ghost" size="square" className={styles.hide} aria-label={say.hide} onClick={handleHide}>
        <LateIcon name="close" />
      </Button>
    </section>
  );
}

function factOf({ plan, year, latestFigureYear }: ShownPlan, distribution: StatusDistribution): string {
  const text = (of: number | 'ALL') => formatFiscalYear(of, plan.fiscalDisplay);
  if (!isWithoutFigures(distribution)) return say.partly(reportedIn(distribution), countOf(distribution), text(year));
  return latestFigureYear === null ? say.never(countOf(distribution)) : say.newest(text(latestFigureYear));
}

function restOf({ plan, year, latestFigureYear }: ShownPlan, isPartly: boolean): string {
  if (isPartly) return say.partlyRest;
  return latestFigureYear === null ? say.neverRest : say.none(formatFiscalYear(year, plan.fiscalDisplay));
}

function Ways({ shown, isFirst }: { readonly shown: ShownPlan; readonly isFirst: boolean }) {
  const { id, isArchived } = shown.plan;
  if (isArchived || shown.viewer.kind === 'share') return null;
  const mayImport = mayAtAll(viewerOf(shown), 'import');
  const mayEnter = mayAtAll(viewerOf(shown), 'enterFigures');
  return (
    <>
      {mayImport && (
        <a className={buttonClass('primary')} href={planPagePath(id, 'import')}>
          <LateIcon name="upload" />
          {isFirst ? say.importFirst : say.importNewer}
        </a>
      )}
      {mayEnter && (isFirst || !mayImport) && (
        <a className={buttonClass(mayImport ? 'secondary' : 'primary')} href={planPagePath(id, 'entry')}>
          {say.type}
        </a>
      )}
    </>
  );
}

function addressIn(state: DashboardState, year: number): string {
  return `${window.location.pathname}${writeDashboardQuery(withFiscalYear(state, year))}`;
}
