import { useQuery } from '@tanstack/react-query';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { WireExplanation } from '#contract/goal/wireExplanation.ts';
import { handText } from '#core/explain/explanationText.ts';
import { PLAIN_NUMBER, valueUnitOf } from '#core/format/number.ts';
import type { StatusDistribution } from '#core/goal/figures.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { milestonesOfGoals } from '#core/work/milestonesOfGoals.ts';
import { late } from '#web/base/failure/late.tsx';
import { progressText } from '#web/base/messages/explain/progressText.ts';
import { formatAxisValue, formatPercent } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say as formulaWords } from '#web/base/messages/say/formula.ts';
import { say as whyWords } from '#web/base/messages/say/why.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { FormulaNumbers } from '#web/goal/formula/FormulaNumbers.tsx';
import { MovedLink } from '#web/goal/moved/MovedLink.tsx';
import LikelyLine from '#web/goal/outlook/LikelyLine.tsx';
import { type ShownPlan, usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { statedWork } from '#web/plan/work/statedWork.ts';
import { useWork } from '#web/plan/work/useWork.ts';
import { AttainmentScale } from './AttainmentScale.tsx';
import { ContainerWhy } from './ContainerWhy.tsx';
import { explanationQuery } from './explanationQuery.ts';
import { type GoalExplanation, goalExplanation, styleOf } from './goalExplanation.ts';
import { LeftOutGoals } from './LeftOutGoals.tsx';
import { Weights } from './Weights.tsx';
import styles from './WhyPanel.module.css';

const SignalSentence = late(() => import('#web/goal/signal/SignalSentence.tsx'), 'line');

export function WhyPanel({ goal, onLeave }: { readonly goal: DashboardGoal; readonly onLeave: () => void }) {
  const shown = usePlan();
  const { distribution } = goal.figures;
  return (
    <>
      {distribution === null ? (
        <Measured goal={goal} shown={shown} />
      ) : (
        <Contained goal={goal} distribution={distribution} />
      )}
      <MovedLink goal={goal} onFollow={onLeave} />
    </>
  );
}

function Contained({
  goal,
  distribution,
}: {
  readonly goal: DashboardGoal;
  readonly distribution: StatusDistribution;
}) {
  const { plan, year, asOf = null } = usePlan();
  const { data } = useQuery(explanationQuery({ planId: plan.id, year, asOf }, goal));
  return <ContainerWhy distribution={distribution}>{data && <Weights {...data} />}</ContainerWhy>;
}

/** The server is asked only for what the page lacks: who set a status, what was left out, and what it weighs beside its siblings. */
function Measured({ goal, shown }: { readonly goal: DashboardGoal; readonly shown: ShownPlan }) {
  const { plan, year, asOf = null, hasWork = false } = shown;
  const isAsked = isByHand(goal) || isRollupType(goal.rollup) || goal.parentId !== null || isByFormula(goal);
  const { data } = useQuery({ ...explanationQuery({ planId: plan.id, year, asOf }, goal), enabled: isAsked });
  const isByKnownMilestones = hasWork && goal.isByMilestones && goal.milestoneCount !== null;
  const { data: work } = useWork({ isWanted: isByKnownMilestones });
  const milestones =
    isByKnownMilestones && work !== undefined ? (milestonesOfGoals(statedWork(work)).get(goal.id) ?? []) : [];
  const explained = goalExplanation(goal, shown, milestones);
  return (
    <div className={styles.panel}>
      <p className={styles.message}>{progressText(goal, plan)}.</p>
      {explained === null ? (
        <ByChildren goal={goal} isByWeight={data != null && data.weights.length > 0} />
      ) : (
        <Explained goal={goal} set={data?.by_hand ?? null} {...explained} />
      )}
      <p className={styles.note}>
        <LikelyLine goal={goal} />
      </p>
      <SignalSentence goal={goal} className={styles.note} />
      {goal.isByMilestones && <p className={styles.note}>{milestonesText(goal)}</p>}
      {data && data.computed.length > 0 && <Formulas goal={goal} computed={data.computed} />}
      {data && <Weights {...data} />}
      <LeftOutGoals goals={data?.left_out ?? []} />
    </div>
  );
}

/** A share that does not show work says no counts. */
function milestonesText({ milestoneCount }: DashboardGoal): string {
  if (milestoneCount === null) return whyWords.milestonesOnly;
  return whyWords.milestones(milestoneCount.done, milestoneCount.total);
}

function isByFormula({ actualFormula, targetFormula }: DashboardGoal): boolean {
  return actualFormula !== null || targetFormula !== null;
}

function Formulas({
  goal,
  computed,
}: {
  readonly goal: DashboardGoal;
  readonly computed: WireExplanation['computed'];
}) {
  const { plan } = usePlan();
  return computed.map((worked) => (
    <section key={worked.column} aria-label={formulaWords[worked.column]}>
      <p className={styles.note}>
        {formulaWords[worked.column]}: <span dir="ltr">{worked.formula}</span>
      </p>
      <FormulaNumbers worked={worked} unit={valueUnitOf(goal, plan)} frequency={goal.trackingFrequency} />
    </section>
  ));
}

function isByHand({ figures: { statusRule } }: DashboardGoal): boolean {
  return statusRule === 'setByHand' || statusRule === 'deferred';
}

function ByChildren({ goal, isByWeight }: { readonly goal: DashboardGoal; readonly isByWeight: boolean }) {
  const mean = isByWeight ? whyWords.meanByWeight : whyWords.mean;
  const { plan } = usePlan();
  const { percentComplete, targetPercent, attainment } = goal.figures;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt className="quiet">
            {whyWords.complete}
            <span>{mean}</span>
          </dt>
          <dd>{formatPercent(percentComplete)}</dd>
        </div>
        <div>
          <dt className="quiet">
            {whyWords.targetToDate}
            <span>{mean}</span>
          </dt>
          <dd>{formatPercent(targetPercent)}</dd>
        </div>
      </dl>
      {attainment !== null && (
        <AttainmentScale
          attainment={attainment}
          thresholds={plan.thresholds}
          shown={formatAxisValue(attainment, PLAIN_NUMBER, 3)}
        />
      )}
    </>
  );
}

function Explained({
  goal,
  set,
  explanation,
  text,
}: GoalExplanation & { readonly goal: DashboardGoal; readonly set: WireExplanation['by_hand'] }) {
  const { status, statusText } = goal.figures;
  const { plan } = usePlan();
  const byHand = set === null ? whyWords.byHand(statusLabel(status, plan), statusText) : handText(set, styleOf(plan));
  const isGreen = status === 'on_target' || status === 'achieved';
  return (
    <>
      <p className="body quiet">{isByHand(goal) ? byHand : text.reason}</p>
      <dl className={styles.figures}>
        {text.figures.map(({ label, value, origin }) => (
          <div key={label}>
            <dt className="quiet">
              {label}
              <span>{origin}</span>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {text.formula !== null && (
        <p className={styles.formula}>
          <span>{text.formula.terms}</span> <b>= {text.formula.result}</b>
        </p>
      )}
      {explanation.comparison !== null && (
        <AttainmentScale
          attainment={explanation.comparison.attainment}
          thresholds={explanation.comparison.thresholds}
          shown={text.formula?.result ?? ''}
        />
      )}
      {text.outlook.length > 0 && !isByHand(goal) && (
        <section className={styles.outlook} aria-label={isGreen ? whyWords.change : whyWords.green}>
          <h3>{isGreen ? whyWords.change : whyWords.green}</h3>
          <ul>
            {text.outlook.map((sentence) => (
              <li key={sentence.text} data-status={sentence.kind === 'better' ? 'on_target' : 'critical'}>
                <StatusGlyph status={sentence.kind === 'better' ? 'on_target' : 'critical'} size={13} />
                <span>{sentence.text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {text.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  );
}
