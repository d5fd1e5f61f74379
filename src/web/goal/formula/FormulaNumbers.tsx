import type { WorkedFormula } from '#contract/goal/workedFormula.ts';
import { valueTypeCodes } from '#contract/wire/codes.ts';
import { decodeDate } from '#contract/wire/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import type { TrackingFrequency } from '#core/calendar/period.ts';
import { PLAIN_NUMBER, type ValueUnit, valueUnitOf } from '#core/format/number.ts';
import { formulaText } from '#core/formula/formulaText.ts';
import { readFormula } from '#core/formula/parseFormula.ts';
import { formatFiscalYear, formatFullValue, formatPeriod } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/formula.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './FormulaNumbers.module.css';

/** A formula with the numbers of its last period and of the year in it, and what it comes to. */
export function FormulaNumbers({
  worked,
  unit,
  frequency,
}: {
  readonly worked: WorkedFormula;
  readonly unit: ValueUnit;
  readonly frequency: TrackingFrequency;
}) {
  const { plan } = usePlan();
  const whole = worked.rows.find(({ is_period: isPeriod }) => isPeriod === 0);
  const isOther = worked.mean !== null && whole !== undefined && whole.value !== null;
  const [year, mean] = [whole?.value ?? null, worked.mean].map((value) => formatFullValue(value, unit));

  function nameOf({ from, is_period: isPeriod }: WorkedFormula['rows'][number]): string {
    const day = decodeDate(from);
    if (day === null) return '';
    if (isPeriod === 1) return formatPeriod(day, frequency, plan);
    return say.toDate(formatFiscalYear(fiscalYearOf(day, plan.fiscalStartMonth), plan.fiscalDisplay));
  }

  function termsOf({ figures }: WorkedFormula['rows'][number]): string {
    const read = readFormula(worked.kept, () => []);
    if (read.problem !== null) return worked.formula;
    let at = -1;
    const terms = formulaText(read.expression, () => {
      at += 1;
      const goal = worked.goals[at];
      const of = goal
        ? valueUnitOf({ valueType: valueTypeCodes.decode(goal.valuetype), unit: '' }, plan)
        : PLAIN_NUMBER;
      const figure = figures[at] ?? null;
      return figure === null ? '–' : formatFullValue(figure, of);
    });
    return terms.replaceAll(/[[\]]/g, '').replaceAll(' * ', ' × ');
  }

  return (
    <div className={styles.numbers}>
      <dl>
        {worked.rows.map((row) => (
          <div key={row.is_period}>
            <dt>{nameOf(row)}</dt>
            <dd>
              <span dir="ltr">{termsOf(row)} =</span>
              <b>{row.value === null ? say.noFigure : formatFullValue(row.value, unit)}</b>
              {row.none !== null && <small>{say.none[row.none]}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {isOther && year !== mean && <p>{say.mean(year ?? '', mean ?? '')}</p>}
    </div>
  );
}
