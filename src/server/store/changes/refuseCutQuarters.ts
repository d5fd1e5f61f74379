import { cutsQuarters } from '#core/goal/redatedEntries.ts';
import { Refusal } from '#server/base/errors.ts';
import { loggedRow } from '#server/store/history/changeItem.ts';
import type { LoggedItem } from '#server/store/history/loggedItem.ts';
import { planOf } from '#server/store/rows/planRow.ts';
import type { PlanWriting } from './planWriting.ts';

/**
 * Refuses a start of the fiscal year that cuts the quarters of stored figures in two, whatever it comes from: months
 * cannot be told from a quarter's figure (decision 124). Called after the change is written and before
 * it is committed. Throws `quarters_cut`.
 */
export async function refuseCutQuarters({ trx, planId }: PlanWriting, planItems: readonly LoggedItem[]): Promise<void> {
  if (!planItems.some(isCut)) return;
  const goals = await trx
    .selectFrom('goal')
    .select('title')
    .where('plan_id', '=', planId)
    .where('tracking_frequency', '=', 'quarterly')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entry_year')
          .select('goal_id')
          .whereRef('entry_year.plan_id', '=', 'goal.plan_id')
          .whereRef('entry_year.goal_id', '=', 'goal.id'),
      ),
    )
    .orderBy('number')
    .orderBy('id')
    .execute();
  const [first, ...others] = goals;
  if (first !== undefined) throw quartersCut(first.title, others.length);
}

function isCut({ entityId: id, before, after }: LoggedItem): boolean {
  if (before === null || after === null) return false;
  return cutsQuarters({ from: planOf({ id, row: loggedRow(before) }), to: planOf({ id, row: loggedRow(after) }) });
}

/** `others`: how many more such goals there are. */
export function quartersCut(title: string, others: number): Refusal {
  const goals = others === 0 ? `“${title}” has` : `“${title}” and ${others} more have`;
  return new Refusal({
    code: 'quarters_cut',
    status: 409,
    message: `${goals} figures by quarter, and a fiscal year that starts then would cut those quarters in two. Choose a month that is three, six or nine months from the one it starts in now.`,
  });
}
