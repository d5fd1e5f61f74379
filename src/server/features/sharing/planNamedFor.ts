import type { Plan } from '#core/plan/plan.ts';
import type { Share } from './share.ts';

/** Chips are counts on somebody's page: they name the organisation, and not the plan. */
export function planNamedFor<Named extends Pick<Plan, 'name' | 'company'>>(
  plan: Named,
  share: Pick<Share, 'style'> | null,
): Named {
  return share?.style === 'chips' ? { ...plan, name: plan.company } : plan;
}
