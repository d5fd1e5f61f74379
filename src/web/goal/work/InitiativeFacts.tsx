import type { WireInitiative } from '#contract/work.ts';
import { formatFullValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/work.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './InitiativeFacts.module.css';
import { dayText, moneyOf, ownerName, percentText } from './workTexts.ts';

/** What else is known of an initiative, in two columns. */
export function InitiativeFacts({ initiative }: { readonly initiative: WireInitiative }) {
  const shown = usePlan();
  const { planned, spent } = initiative;
  const money = moneyOf(shown);
  const department = shown.owners.departments.find(({ id }) => id === initiative.department_id);
  const share = planned === null || planned === 0 || spent === null ? null : percentText((100 * spent) / planned);
  const costs: readonly (readonly [string, string])[] = [
    [say.fields.planned, planned === null ? '' : formatFullValue(planned, money)],
    [
      say.fields.spent,
      spent === null ? '' : [formatFullValue(spent, money), ...(share === null ? [] : [share])].join(', '),
    ],
  ];
  const facts: readonly (readonly [string, string])[] = [
    [say.fields.owner, ownerName(initiative.owner_id, shown)],
    [say.fields.start, dayText(initiative.start, shown)],
    ...(shown.plan.tiers === 3 ? [[say.fields.department, department?.name ?? ''] as const] : []),
    [say.fields.end, dayText(initiative.end, shown)],
    // No share tells costs.
    ...(shown.viewer.kind === 'share' ? [] : costs),
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text === '' ? say.none : text}</dd>
        </div>
      ))}
    </dl>
  );
}
