import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { SHOWN_STATUSES, shownStatusOf } from '#core/goal/shownStatus.ts';
import { countOf } from '#core/rollup/distribution.ts';
import { shownHealth } from '#web/dashboard/healthFigure.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { shownOwner } from '#web/goalCard/Meta.tsx';
import { PlainBadge } from '#web/goalCard/PlainBadge.tsx';
import { formatPercent } from '#web/messages/formats.ts';
import { prettyOf } from '#web/messages/goalTexts.ts';
import { say } from '#web/messages/print/say.ts';
import { say as words } from '#web/messages/say.ts';
import { classes } from '#web/ui/classes.ts';
import { StatusGlyph } from '#web/ui/StatusGlyph.tsx';
import { PrintDistribution } from './PrintDistribution.tsx';
import { PrintMeter } from './PrintMeter.tsx';
import styles from './ReportSummary.module.css';
import type { Report, ReportedObjective } from './reportOf.ts';

/** As many goals as leave room for the objectives on page one; px. */
function mostNamed(objectives: number): number {
  const room = PAGE_ONE - objectives * OBJECTIVE_ROW;
  return Math.min(MOST_NAMED, Math.max(LEAST_NAMED, Math.floor(room / ATTENTION_ROW)));
}

/** More objectives stand closer together, so that they still fit on page one. */
const MANY_OBJECTIVES = 12;

const PAGE_ONE = 450;
const OBJECTIVE_ROW = 34;
const ATTENTION_ROW = 80;
const LEAST_NAMED = 3;
const MOST_NAMED = 8;

/** How it stands, in a number, a sentence and a bar; what needs attention; each objective. */
export function ReportSummary({ report }: { readonly report: Report }) {
  const { plan } = usePlan();
  const { health, standing, attention, objectives } = report;
  const most = mostNamed(objectives.length);
  return (
    <>
      <section className={styles.standing}>
        <h2 className="visually-hidden">{say.summary}</h2>
        <PrintMeter health={health} />
        <div>
          <p className={styles.sentence}>{say.sentence(standing)}</p>
          <PrintDistribution distribution={health.distribution} size={14} />
          <ul className={styles.legend}>
            {SHOWN_STATUSES.filter((status) => health.distribution[status] > 0).map((status) => (
              <li key={status} data-status={status}>
                <StatusGlyph status={status} size={12} />
                <b>{health.distribution[status]}</b> {words.labels.status[status]}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section>
        <h2>{say.attention}</h2>
        {attention.length === 0 ? (
          <p className={styles.note}>{say.noAttention}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say.columns.goal}</th>
                <th scope="col">{say.columns.actual}</th>
                <th scope="col">{say.columns.target}</th>
                <th scope="col" className={styles.start}>
                  {say.columns.status}
                </th>
              </tr>
            </thead>
            <tbody>
              {attention.slice(0, most).map((goal) => (
                <AttentionRow key={goal.id} goal={goal} />
              ))}
            </tbody>
          </table>
        )}
        {attention.length > most && <p className={styles.note}>{say.more(attention.length - most)}</p>}
      </section>
      <section>
        <h2>{say.byObjective}</h2>
        <table
          className={classes(styles.table, styles.objectives)}
          data-density={objectives.length > MANY_OBJECTIVES ? 'close' : 'usual'}
        >
          <thead>
            <tr>
              <th scope="col">{say.objective}</th>
              <th scope="col">{say.goals}</th>
              <th scope="col" className={styles.start}>
                {say.columns.status}
              </th>
              <th scope="col">{say.healthColumn}</th>
            </tr>
          </thead>
          <tbody>
            {objectives.map((objective) => (
              <ObjectiveRow key={objective.id} objective={objective} />
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          {say.how(formatPercent(plan.thresholds.onTarget * 100), formatPercent(plan.thresholds.offTarget * 100))}
        </p>
      </section>
    </>
  );
}

function AttentionRow({ goal }: { readonly goal: DashboardGoal }) {
  const { plan } = usePlan();
  const { figures, lastComment, ownerLabel } = goal;
  const pretty = prettyOf(goal, plan);
  const isPlanToDate = figures.year === 'ALL';
  return (
    <tr>
      <th scope="row">
        <b>
          <span>{shownNumber(goal.number)}</span> {goal.title}
        </b>
        <p>
          {lastComment !== null && `${lastComment.text} `}
          <span>{ownerLabel === '' ? shownOwner(ownerLabel) : ownerLabel}</span>
        </p>
      </th>
      <td data-label={say.columns.actual}>{isPlanToDate ? pretty.ptd : pretty.ytd}</td>
      <td className={styles.quiet} data-label={say.columns.target}>
        {isPlanToDate ? pretty.ptdTarget : pretty.ytdTarget}
      </td>
      <td className={classes(styles.badge, styles.start)}>
        <PlainBadge status={shownStatusOf(figures)} />
      </td>
    </tr>
  );
}

function ObjectiveRow({ objective }: { readonly objective: ReportedObjective }) {
  const { number, name, health } = objective;
  return (
    <tr>
      <th scope="row">
        <span>{number}</span> {name === '' ? say.noObjective : name}
      </th>
      <td data-label={say.goals}>{countOf(health.distribution)}</td>
      <td className={classes(styles.spread, styles.start)}>
        <PrintDistribution distribution={health.distribution} size={6} isCounted />
      </td>
      <td data-label={say.healthColumn}>
        <strong>{shownHealth(health) ?? '–'}</strong>
      </td>
    </tr>
  );
}
