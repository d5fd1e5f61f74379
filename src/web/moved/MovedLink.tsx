import type { DashboardGoal } from '#contract/dashboardGoal.ts';
import { readDashboardQuery, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { mayAtAll } from '#core/access.ts';
import { isRollupType } from '#core/rollup/rollupType.ts';
import { usePlan } from '#web/dashboard/PlanContext.ts';
import { say } from '#web/messages/moved/say.ts';
import { viewerOf } from '#web/planPages/viewerOf.ts';
import { buttonClass } from '#web/ui/Button.tsx';
import { onPlainClick } from '#web/ui/plainClick.ts';
import { movedState } from './movedState.ts';

/** Leads from a goal that is computed from those below it to what moved it since the end of the last month. */
export function MovedLink({ goal, onFollow }: { readonly goal: DashboardGoal; readonly onFollow?: () => void }) {
  const shown = usePlan();
  const { plan, today, asOf = null } = shown;
  const { rollup, figures } = goal;
  const isRollup = figures.distribution !== null || figures.percentBasis === 'children' || isRollupType(rollup);
  if (!isRollup || !mayAtAll(viewerOf(shown), 'lookBack')) return null;
  const { state } = readDashboardQuery(window.location.search, plan.dateFormat);
  if (state.isEmbedded) return null;
  const subject = { kind: 'goal', id: goal.id } as const;
  const href = `${window.location.pathname}${writeDashboardQuery(movedState(state, subject, asOf ?? today))}`;
  return (
    <a
      className={buttonClass('link')}
      href={href}
      onClick={(event) =>
        onPlainClick(event, () => {
          onFollow?.();
          follow(href);
        })
      }
    >
      {say.link}
    </a>
  );
}

/** The dashboard follows the address, wherever it is changed. */
function follow(href: string): void {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
}
