import { useEffect, useMemo, useState } from 'react';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { FilterCriteria } from '#core/filter/criteria.ts';
import { countInMean } from '#core/rollup/countedInMean.ts';
import { isHeading } from '#core/view/isHeading.ts';
import { filterChips } from '#web/base/messages/filters/filterTexts.ts';
import { formatDate, formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/print.ts';
import { say as words } from '#web/base/messages/say.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { filterNamesOf } from '#web/plan/filters/filterNames.ts';
import { goalsBelow, type PlanGoals } from '#web/plan/goals/planGoals.ts';
import { ignoredParts } from '#web/plan/listing/ignoredParts.ts';
import { goalsAt, type Listing } from '#web/plan/listing/listing.ts';
import { NO_WORK, type PlanWork } from '#web/plan/work/useWork.ts';
import { FiguresPages } from './FiguresPages.tsx';
import { figureTables } from './figureTables.ts';
import { PrintBar } from './PrintBar.tsx';
import { PrintCard } from './PrintCard.tsx';
import styles from './PrintedReport.module.css';
import { PrintHeading } from './PrintHeading.tsx';
import { ReportSummary } from './ReportSummary.tsx';
import { ReportWork } from './ReportWork.tsx';
import type { ReportAsked } from './reportAsked.ts';
import { reportOf } from './reportOf.ts';
import type { WholeReport } from './reportQuery.ts';
import { reportWork } from './reportWork.ts';
import { UndrawnNote } from './UndrawnNote.tsx';
import { usePrintState } from './usePrintState.ts';
import { useRunningTexts } from './useRunningTexts.ts';

export function PrintedReport({
  filters,
  notices,
  parts,
  opensDialog,
  onParts,
  criteria,
  prepared,
  listing,
  whole,
  work: all,
  missing,
}: ReportAsked & {
  readonly criteria: FilterCriteria;
  readonly prepared: PlanGoals;
  readonly listing: Listing;
  readonly whole: WholeReport;
  readonly work: PlanWork;
  readonly missing: readonly ListedGoal[];
}) {
  const shown = usePlan();
  const { plan, year, today } = shown;
  const { wholes: goals, attention } = whole;
  const report = useMemo(() => reportOf({ prepared, listing, wholes: goals }), [prepared, listing, goals]);
  const tables = useMemo(() => (parts.hasFigures ? figureTables(goals, shown) : []), [parts, goals, shown]);
  const work = parts.hasWork ? all : NO_WORK;
  const reported = useMemo(
    () =>
      reportWork(work, {
        // Those that the summary counts: a report may list objectives alone.
        goalIds: new Set(goalsAt(prepared, listing.view.counted).map(({ id }) => id)),
        year,
        startMonth: plan.fiscalStartMonth,
        today,
      }),
    [work, prepared, listing, year, plan.fiscalStartMonth, today],
  );
  const yearText = formatFiscalYear(year, plan.fiscalDisplay);
  const date = formatDate(today, plan.dateFormat);
  const chips = filterChips(criteria, filterNamesOf(shown, prepared)).map(
    ({ label, values }) => `${words.labelled(label)} ${values.join(', ')}`,
  );
  const texts = useMemo(
    () => ({
      foot: [plan.company, plan.name, yearText].filter((text) => text !== '').join(' · '),
      date,
      head: [yearText, ...chips, say.asOf(date)].join(' · '),
    }),
    [plan.company, plan.name, yearText, date, chips],
  );
  useRunningTexts(texts);
  const areFontsLoaded = useFontsLoaded();
  usePrintState(areFontsLoaded ? 'ready' : null);
  useDialogOnce(opensDialog);

  useEffect(() => {
    document.title = say.title(plan.name, yearText);
  }, [plan.name, yearText]);

  return (
    <>
      <PrintBar filters={filters} parts={parts} onParts={onParts} />
      <main className={styles.report}>
        <header className={styles.cover} data-house="line">
          {plan.company !== '' && <p className={styles.company}>{plan.company}</p>}
          <h1>{plan.name}</h1>
          <p className={styles.when}>
            {yearText}
            <span aria-hidden="true"> · </span>
            {say.date(date)}
          </p>
          <ul className={styles.chips}>
            {chips.map((chip) => (
              <li key={chip}>{chip}</li>
            ))}
            <li>{say.count(listing.goals.length, listing.total)}</li>
          </ul>
          {notices.length > 0 && (
            <p role="note" className={styles.ignored}>
              {words.filter.ignored(ignoredParts(notices))}
            </p>
          )}
          {areFontsLoaded && <UndrawnNote />}
        </header>
        {goals.length === 0 ? (
          <p className={styles.nothing}>{say.nothing}</p>
        ) : (
          <ReportSummary report={report} attention={attention} work={work} missing={missing} />
        )}
        {reported !== null && <ReportWork work={reported} />}
        {goals.length > 0 && (
          <section className={styles.cards} aria-label={say.cards}>
            <h2 className="visually-hidden">{say.cards}</h2>
            <ul>
              {goals.map((goal) => (
                <li key={goal.id} data-heading={isHeading(goal, criteria.statuses)}>
                  {isHeading(goal, criteria.statuses) ? (
                    <PrintHeading goal={goal} />
                  ) : (
                    <PrintCard
                      goal={goal}
                      meanCount={countInMean(goal.figures, goalsBelow(prepared, goal.id))}
                      isOnPaper
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        )}
        {tables.map((table) => (
          <FiguresPages key={table.kind} table={table} />
        ))}
      </main>
    </>
  );
}

/** Line breaks depend on the font. */
function useFontsLoaded(): boolean {
  const [areLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isShown = true;
    void Promise.all(['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 14px "Inter Variable"`)))
      .then(() => document.fonts.ready)
      .finally(() => {
        if (isShown) setLoaded(true);
      });
    return () => {
      isShown = false;
    };
  }, []);
  return areLoaded;
}

/** Opens the print dialog once everything has rendered (rule 6.5). */
function useDialogOnce(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    void document.fonts.ready.then(() => {
      requestAnimationFrame(() => isShown && window.print());
    });
    return () => {
      isShown = false;
    };
  }, [isWanted]);
}
