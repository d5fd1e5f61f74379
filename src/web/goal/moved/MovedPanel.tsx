import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type DashboardState, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import type { Day } from '#core/calendar/date.ts';
import type { CsvCell } from '#core/format/csv.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { formatNearDay } from '#web/base/messages/formats.ts';
import { statusNames } from '#web/base/messages/names/planNames.ts';
import { say } from '#web/base/messages/say/moved.ts';
import { ErrorBanner } from '#web/base/notices/ErrorBanner.tsx';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Segmented } from '#web/base/ui/Segmented.tsx';
import type { Comparison } from '#web/plan/comparison/useComparison.ts';
import type { ChangeDashboard } from '#web/plan/listing/useDashboardState.ts';
import { MovedChange } from './MovedChange.tsx';
import styles from './MovedPanel.module.css';
import { MovedPicker } from './MovedPicker.tsx';
import { MovedRows } from './MovedRows.tsx';
import { movedCsv } from './movedCsv.ts';
import { type MovedSubject, readMovedSubject, writeMovedSubject } from './movedSubject.ts';
import { movedUnit, movedWriter } from './movedTexts.ts';
import { kindOf } from './rollupDay.ts';
import { subjectName, totalText } from './subjectTexts.ts';
import { useWhyMoved } from './useWhyMoved.ts';

export function MovedPanel({
  comparison,
  asked,
  state,
  today,
  csvRows,
  onChange,
}: {
  readonly comparison: Comparison;
  readonly asked: string;
  readonly state: DashboardState;
  readonly today: Day;
  /** Filled with the rows shown, for the CSV of the comparison. */
  readonly csvRows: RefObject<readonly (readonly CsvCell[])[]>;
  readonly onChange: ChangeDashboard;
}) {
  const subject = useMemo(() => readMovedSubject(asked) ?? HEALTH, [asked]);
  const { before, after } = comparison;
  const { why, goal, isLoading, isFailed, refetch } = useWhyMoved(comparison, subject);
  const panel = useRef<HTMLElement>(null);
  const find = (id: string) => after.all.hierarchy.nodes.get(id) ?? before.all.hierarchy.nodes.get(id);
  const kind = subject.kind === 'goal' && goal !== null ? kindOf(goal) : 'health';
  const unit = movedUnit(kind, goal, after.plan.plan.currency);
  const names = statusNames(after.plan.plan);
  const dayText = (day: Day) => formatNearDay(day, after.day, after.plan.plan.dateFormat);
  const opened = (goalId: string): DashboardState => ({
    ...state,
    asOf: after.day === today ? null : after.day,
    compareWith: null,
    moved: null,
    goalId,
    chart: null,
  });
  const choose = (next: MovedSubject) => onChange((shown) => ({ ...shown, moved: writeMovedSubject(next) }), 'replace');
  const close = () => onChange((shown) => ({ ...shown, moved: null }));

  const node = 'id' in subject ? find(subject.id) : undefined;
  const isBelow = (node?.children.length ?? 0) > 0;
  const nothingText = isBelow ? say.notThere(dayText(before.day)) : say.unknown;

  const total = why === null ? '' : totalText(subjectName(subject, comparison, false), kind, why);
  const titleOf = (id: string) => {
    const found = find(id)?.goal;
    return { number: found === undefined ? '' : shownNumber(found.number), title: found?.title ?? id };
  };

  useEffect(() => {
    const named = (id: string) => `${titleOf(id).number} ${titleOf(id).title}`.trim();
    csvRows.current =
      why === null ? [] : movedCsv(why, { total, titleOf: named, kind, firstDay: dayText(before.day), names });
    return () => {
      csvRows.current = [];
    };
  });

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (panel.current?.querySelector('[popover]:popover-open') != null) return;
    close();
  }

  return (
    <section ref={panel} className={styles.panel} aria-labelledby="moved-title" onKeyDown={handleKey}>
      <header className={styles.head}>
        <h3 className="read-strong" id="moved-title">
          {say.title}
        </h3>
        <MovedPicker day={after} subject={subject} name={subjectName(subject, comparison, true)} onChoose={choose} />
        {(subject.kind === 'goal' || subject.kind === 'healthBelow') && node?.goal.figures.distribution != null && (
          <Segmented
            label={say.figureOrHealth}
            size="small"
            options={[
              { value: 'goal', label: say.percent },
              { value: 'healthBelow', label: say.onlyHealth },
            ]}
            chosen={subject.kind}
            onChoose={(chosen) => choose({ kind: chosen, id: subject.id })}
          />
        )}
        {why !== null && <MovedChange why={why} unit={unit} isHealth={kind === 'health'} />}
        <Button look="ghost" size="square" className={styles.close} aria-label={say.close} onClick={close}>
          <LateIcon name="close" />
        </Button>
      </header>
      {isFailed && <ErrorBanner title={say.failed} onRetry={refetch} />}
      {isLoading && (
        <p role="status" className={styles.text}>
          {say.working}
        </p>
      )}
      {!isLoading && !isFailed && why === null && <p className={styles.text}>{nothingText}</p>}
      {why !== null && why.change === null && (
        <p className={styles.text}>{say.noFigure(dayText(why.before === null ? before.day : after.day))}</p>
      )}
      {why !== null && why.change !== null && why.rows.every(({ by }) => !by) && (
        <p className={styles.text}>{say.nothing}</p>
      )}
      {why !== null && why.rows.length > 0 && (
        <MovedRows
          why={why}
          writer={movedWriter(why, unit)}
          unit={unit}
          kind={kind}
          days={[dayText(before.day), dayText(after.day)]}
          total={total}
          titleOf={titleOf}
          hrefOf={(id) => `${window.location.pathname}${writeDashboardQuery(opened(id))}`}
          onOpen={(id) => onChange(() => opened(id))}
        />
      )}
    </section>
  );
}

const HEALTH: MovedSubject = { kind: 'health' };
