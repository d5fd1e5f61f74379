import type { ReactNode } from 'react';
import { referencesIn } from '#core/formula/expression.ts';
import { formulaText } from '#core/formula/formulaText.ts';
import { readFormula } from '#core/formula/parseFormula.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import styles from './FormulaTokens.module.css';

/** A formula as it is kept, each goal drawn with its number and title. */
export function FormulaTokens({ kept, prepared }: { readonly kept: string; readonly prepared: PlanGoals }) {
  const read = readFormula(kept, () => []);
  if (read.problem !== null) return null;
  const parts = formulaText(read.expression, () => '').split('[]');
  // A goal may be named twice, so their places tell them apart.
  const references = referencesIn(read.expression).map((reference, at) => ({ ...reference, key: `goal ${at}` }));
  const tokens: ReactNode[] = references.map(({ goalId, column, key }) => {
    const goal = prepared.hierarchy.nodes.get(goalId)?.goal;
    return (
      <span key={key} className={styles.token} title={goal?.title}>
        <b>{goal === undefined ? '?' : shownNumber(goal.number)}</b>
        <span dir="auto">{goal?.title}</span>
        {column !== null && <i>{column}</i>}
      </span>
    );
  });
  return (
    <p dir="ltr" className={styles.formula}>
      {parts.flatMap((part, index) => [part.replaceAll(' * ', ' × '), tokens[index]])}
    </p>
  );
}
