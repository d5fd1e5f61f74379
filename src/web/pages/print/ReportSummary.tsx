import type { ListedGoal } from '#contract/listedGoal.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { SHOWN_STATUSES } from '#core/goal/shownStatus.ts';
import { countOf } from '#core/rollup/distribution.ts';
import { formatPercent } from '#web/base/messages/formats.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { statusNames, topLevel } from '#web/base/messages/names/planNames.ts';
import { say as counts } from '#web/base/messages/say/counts.ts';
import { say as named } from '#web/base/messages/say/named.ts';
import { say } from '#web/base/messages/say/print.ts';
import { say as words } from '#web/base/messages/say.ts';
import { classes } from '#web/base/ui/classes.ts';
import { StatusGlyph } from '#web/base/ui/StatusGlyph.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { shownHealth } from '#web/plan/listing/healthFigure.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';
import { AttentionList } from './AttentionList.tsx';
import { PrintDistribution } from './PrintDistribution.tsx';
import { PrintMeter } from './PrintMeter.tsx';
import styles from './ReportSummary.module.css';
import type { Report, ReportedObjective } from './reportOf.ts';
import type { Attention } from './reportQuery.ts';

const MANY_OBJECTIVES = 12;

const MOST_NAMED = 8;

export function ReportSummary({
  report,
  attention,
  work,
  missing,
}: {
  readonly report: Report;
  readonly attention: Attention;
  readonly work: PlanWork;
  readonly missing: readonly ListedGoal[];
}) {
  const { plan } = usePlan();
  const { count, standing, objectives } = report;
  const { health, distribution } = count;
  const names = statusNames(plan);
  const on = formatPercent(plan.thresholds.onTarget * 100);
  const off = formatPercent(plan.thresholds.offTarget * 100);
  const top = topLevel(plan);
  return (
    <>
      <section className={styles.standing}>
        <h2 className="visually-hidden">{say.summary}</h2>
        {health === null ? <p className={styles.unshown}>{say.healthOfStatuses}</p> : <PrintMeter health={health} />}
        <div>
          <p className={styles.sentence}>{names === null ? say.sentence(standing) : named.standing(standing, names)}</p>
          <PrintDistribution distribution={distribution} size={14} />
          <ul className={styles.legend}>
            {SHOWN_STATUSES.filter((status) => distribution[status] > 0).map((status) => (
              <li key={status} data-status={status}>
                <StatusGlyph status={status} size={12} />
                <b>{distribution[status]}</b> {statusLabel(status, plan)}
              </li>
            ))}
          </ul>
          <p className={styles.counted}>{counts.counted(count.goals)}</p>
        </div>
      </section>
      <AttentionList
        attention={attention}
        work={work}
        needing={standing.off + standing.critical}
        isMeasured={standing.measured > 0}
      />
      {missing.length > 0 && (
        <p className={styles.note}>
          <b>
            {names === null
              ? say.likelyMisses(missing.length, standing.good)
              : words.labelled(named.likelyMisses(missing.length, standing.good, names))}
          </b>{' '}
          {missing
            .slice(0, MOST_NAMED)
            .map(({ number, title }) => `${shownNumber(number)} ${title}`)
            .join('; ')}
          {missing.length > MOST_NAMED && `; ${say.andMore(missing.length - MOST_NAMED)}`}
        </p>
      )}
      <section>
        <h2>{top === null ? say.byObjective : named.by(top.one)}</h2>
        <table
          className={classes(styles.table, styles.objectives)}
          data-density={objectives.length > MANY_OBJECTIVES ? 'close' : 'usual'}
        >
          <thead>
            <tr>
              <th scope="col">{top?.one ?? say.objective}</th>
              <th scope="col">{say.goals}</th>
              <th scope="col" className={styles.start}>
                {say.columns.status}
              </th>
              {health !== null && <th scope="col">{say.healthColumn}</th>}
            </tr>
          </thead>
          <tbody>
            {objectives.map((objective) => (
              <ObjectiveRow key={objective.id} objective={objective} hasHealth={health !== null} />
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{names === null ? say.how(on, off) : named.how(on, off, names)}</p>
      </section>
    </>
  );
}

function ObjectiveRow({
  objective,
  hasHealth,
}: {
  readonly objective: ReportedObjective;
  readonly hasHealth: boolean;
}) {
  const { number, name, health } = objective;
  const top = topLevel(usePlan().plan);
  return (
    <tr>
      <th scope="row">
        <span>{number}</span> {name !== '' ? name : top === null ? say.noObjective : named.without(top.one)}
      </th>
      <td data-label={say.goals}>{countOf(health.distribution)}</td>
      <td className={classes(styles.spread, styles.start)}>
        <PrintDistribution distribution={health.distribution} size={6} isCounted />
      </td>
      {hasHealth && (
        <td data-label={say.healthColumn}>
          <strong>{shownHealth(health) ?? '–'}</strong>
        </td>
      )}
    </tr>
  );
}
