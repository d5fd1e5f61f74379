import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import type { ListedGoal } from '#contract/listedGoal.ts';
import type { WireInitiative, WireMilestone } from '#contract/work.ts';
import { mayAtAll } from '#core/access.ts';
import type { ClosedSpan } from '#core/calendar/span.ts';
import { firstTimelineSpan, steppedSpan, type TimelineZoom } from '#core/work/timelineSpan.ts';
import { useCommands } from '#web/base/keys/commands.ts';
import { say as words } from '#web/base/messages/say/work.ts';
import { QueryNotice } from '#web/base/notices/QueryNotice.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { treeRows } from '#web/goal/tree/treeRows.ts';
import { InitiativeDialog } from '#web/goal/work/InitiativeDialog.tsx';
import { useOpenedInitiative } from '#web/goal/work/useOpenedInitiative.ts';
import { useWorkForm } from '#web/goal/work/useWorkForm.tsx';
import { isChangeable } from '#web/plan/currentPlan/isChangeable.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { ChangeDashboard } from '#web/plan/listing/useDashboardState.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { NO_WORK, useWork, workQuery } from '#web/plan/work/useWork.ts';
import { PrintedHeading } from './PrintedHeading.tsx';
import styles from './Timeline.module.css';
import { TimelineGrid } from './TimelineGrid.tsx';
import { TimelineMonths } from './TimelineMonths.tsx';
import { TimelineSummaryLine, TimelineTools } from './TimelineTools.tsx';
import { summaryOf, wholeSpan } from './timelineFacts.ts';
import type { MonthItem } from './timelineMonths.ts';
import { type TimelineRow, workByGoal } from './timelineRows.ts';

/** The goals that a filter finds, or all of the year, with the work for them, over time. */
export default function GoalTimeline({
  goals: found,
  isFiltered,
  prepared,
  state,
  opened,
  onChange,
}: {
  readonly goals: readonly ListedGoal[];
  readonly isFiltered: boolean;
  readonly prepared: PlanGoals;
  readonly state: DashboardState;
  readonly opened: OpenGoals;
  readonly onChange: ChangeDashboard;
}) {
  const shown = usePlan();
  const { plan, today, hasWork = false } = shown;
  const { hierarchy } = prepared;
  const isNarrow = useNarrow();
  const query = useWork({ isWanted: hasWork });
  const work = query.data ?? NO_WORK;
  const pastDay = hasWork && state.asOf !== null && state.asOf < today ? state.asOf : null;
  const { data: pastWork = NO_WORK } = useQuery({
    ...workQuery({ planId: plan.id, asOf: pastDay }),
    enabled: pastDay !== null,
  });
  const [isWhole, setWhole] = useState(false);
  const [stepped, setStepped] = useState<{ readonly zoom: TimelineZoom; readonly span: ClosedSpan } | null>(null);
  const { form, ask } = useWorkForm(work);
  const initiative = useOpenedInitiative(work, state.goalId === null ? state.initiativeId : null);
  const goals = useMemo(
    () => (isFiltered ? found : treeRows({ hierarchy, listed: null, isOpen: () => true }).map(({ goal }) => goal)),
    [found, isFiltered, hierarchy],
  );
  const byGoal = useMemo(() => workByGoal(work), [work]);
  const withWork = useMemo(
    () =>
      goals.filter(({ id }) => {
        const { initiatives, own } = byGoal.of(id);
        return initiatives.length + own.length > 0;
      }),
    [goals, byGoal],
  );
  const past = useMemo(
    () =>
      new Map<string, WireInitiative | WireMilestone>(
        pastDay === null ? [] : [...pastWork.initiatives, ...pastWork.milestones].map((each) => [each.id, each]),
      ),
    [pastWork, pastDay],
  );
  const listed = isWhole || withWork.length === 0 ? goals : withWork;
  const zoom = state.zoom ?? 'months';
  const first = firstTimelineSpan(zoom, {
    year: shown.year,
    today,
    startMonth: plan.fiscalStartMonth,
    whole: wholeSpan(listed, byGoal, today),
  });
  const span = stepped?.zoom === zoom ? stepped.span : first;
  const thisYear = () =>
    firstTimelineSpan(zoom, { year: 'ALL', today, startMonth: plan.fiscalStartMonth, whole: first });
  useCommands({ print: isNarrow ? undefined : () => window.print() });

  function handleOpen(of: TimelineRow | MonthItem) {
    if (of.kind === 'goal') return opened.open(of.goal.id);
    if (of.kind === 'initiative') return opened.openInitiative(of.initiative.id);
    const { milestone } = of;
    if (isChangeable(shown) && milestone.may_edit === 1) return ask({ kind: 'milestone', item: milestone, of: null });
    if (milestone.initiative_id !== null) opened.openInitiative(milestone.initiative_id);
    else if (milestone.goal_id !== null) opened.open(milestone.goal_id);
  }

  const common = { goals: listed, work, byGoal, past, pastDay, onOpen: handleOpen };
  return (
    <div className={styles.part}>
      <PrintedHeading state={state} prepared={prepared} />
      <QueryNotice
        query={query}
        failed={words.failed}
        loading={
          hasWork && (
            <p role="status" className="small quiet">
              {words.loading}
            </p>
          )
        }
      />
      <div className={styles.tools}>
        {!isNarrow && (
          <TimelineTools
            zoom={zoom}
            pastDay={pastDay}
            mayCompare={hasWork && !state.isEmbedded && mayAtAll(viewerOf(shown), 'lookBack')}
            hidden={withWork.length === 0 ? 0 : goals.length - listed.length}
            isWhole={isWhole}
            onZoom={(next) => {
              setStepped(null);
              onChange((before) => ({ ...before, zoom: next === 'months' ? null : next }));
            }}
            onStep={(by) => setStepped({ zoom, span: steppedSpan(zoom, span, by) })}
            onToday={() => setStepped({ zoom, span: thisYear() })}
            onPastDay={(asOf) => onChange((before) => ({ ...before, asOf, compareWith: null }))}
            onWhole={setWhole}
          />
        )}
        <TimelineSummaryLine summary={summaryOf(listed, byGoal)} />
      </div>
      {isNarrow ? <TimelineMonths {...common} /> : <TimelineGrid {...common} span={span} />}
      {initiative !== null && (
        <InitiativeDialog opened={initiative} work={work} onClose={() => opened.openInitiative(null)} />
      )}
      {form}
    </div>
  );
}
