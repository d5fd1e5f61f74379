import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { heightOn } from '#core/chart/axis.ts';
import type { ChartPoint } from '#core/chart/progression.ts';
import { cutText } from '#core/goal/text.ts';
import type { Side } from '#core/work/aroundDecision.ts';
import { say } from '#web/base/messages/say/work.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { useOneStop } from '#web/base/ui/useOneStop.ts';
import { across } from '#web/goal/charts/ChartTicks.tsx';
import type { Plot } from '#web/goal/charts/plot.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { chooseDecision, useChosenDecision } from './chosenDecision.ts';
import styles from './DecisionMarks.module.css';
import { type DecisionMark, decisionMarks } from './decisionMarks.ts';
import { aroundText, type NumberedDecision } from './decisionsOfGoal.ts';
import { dayText } from './workTexts.ts';

/** The least width of a plot, in px. */
const PLOT = { narrow: 190, wide: 440 };

/** What was decided, as numbered marks above a chart; of the chosen one the months around it, with their means. */
export function DecisionMarks({
  goal,
  decisions,
  points,
  plot,
  hasOwnPeriods,
}: {
  readonly goal: DashboardGoal;
  readonly decisions: readonly NumberedDecision[];
  readonly points: readonly ChartPoint[];
  readonly plot: Plot;
  /** Means are of the goal's periods, and so only drawn where the chart has these. */
  readonly hasOwnPeriods: boolean;
}) {
  const chosenId = useChosenDecision();
  const oneStop = useOneStop<HTMLFieldSetElement>();
  const marks = decisionMarks(decisions, points, useNarrow() ? PLOT.narrow : PLOT.wide);
  const chosen = decisions.find(({ decision }) => decision.id === chosenId);
  const sides = chosen === undefined || !hasOwnPeriods ? [] : [chosen.around.before, chosen.around.after];

  return (
    <>
      {sides.map((side) => (
        <Window key={side.start} side={side} points={points} plot={plot} />
      ))}
      {marks.map((mark) => (
        <span
          key={mark.decisions[0].decision.id}
          className={styles.line}
          data-chosen={hasChosen(mark, chosenId)}
          style={{ left: `${mark.left}%` }}
        />
      ))}
      <fieldset aria-label={say.decisions} className={styles.marks} {...oneStop}>
        {marks.map((mark) => (
          <Mark key={mark.decisions[0].decision.id} mark={mark} goal={goal} chosenId={chosenId} />
        ))}
      </fieldset>
    </>
  );
}

/** Of a decision's text, to be read out with its mark; the list has the whole. */
const NAMED = { longerThan: 120, keep: 100 };

function Mark({
  mark,
  goal,
  chosenId,
}: {
  readonly mark: DecisionMark;
  readonly goal: DashboardGoal;
  readonly chosenId: string | null;
}) {
  const shown = usePlan();
  const { decisions, left } = mark;
  const at = decisions.findIndex(({ decision }) => decision.id === chosenId);
  // Pressed again, a mark of several goes on to its next one, and at its end chooses none.
  const next = decisions[at + 1];
  const label = decisions
    .map(({ decision, around }) => [
      dayText(decision.day, shown),
      cutText(decision.text, NAMED),
      aroundText(around, goal, shown),
    ])
    .map((parts) => parts.join(': '))
    .join('. ');
  return (
    <button
      type="button"
      aria-pressed={at >= 0}
      aria-label={label}
      style={{ left: `${left}%` }}
      onClick={() => chooseDecision(next?.decision.id ?? null)}
    >
      {mark.label}
    </button>
  );
}

function Window({
  side,
  points,
  plot,
}: {
  readonly side: Side;
  readonly points: readonly ChartPoint[];
  readonly plot: Plot;
}) {
  const first = points.findIndex(({ end }) => end >= side.start);
  const last = points.findLastIndex(({ start }) => start <= side.end);
  if (side.mean === null || first < 0 || last < first) return null;
  // Points stand at the first days of their periods, as today and the marks do.
  const left = across(first, points.length);
  const right = Math.min(100, across(last + 1, points.length));
  return (
    <span className={styles.window} style={{ left: `${left}%`, width: `${right - left}%` }}>
      <span style={{ top: `${(1 - heightOn(plot.axis, side.mean)) * 100}%` }} />
    </span>
  );
}

function hasChosen({ decisions }: DecisionMark, chosenId: string | null): boolean {
  return decisions.some(({ decision }) => decision.id === chosenId);
}
