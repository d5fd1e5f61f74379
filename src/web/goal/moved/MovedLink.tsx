import { type DashboardState, readDashboardQuery, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { mayAtAll } from '#core/access.ts';
import { addDays, civilDateOf, type Day, firstDayOfMonth } from '#core/calendar/date.ts';
import { isRollupType } from '#core/goal/rollupType.ts';
import { say } from '#web/base/messages/say/moved.ts';
import { useAddress } from '#web/base/navigation/address.ts';
import { buttonClass } from '#web/base/ui/Button.tsx';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { type MovedSubject, writeMovedSubject } from './movedSubject.ts';

export function MovedLink({ goal, onFollow }: { readonly goal: DashboardGoal; readonly onFollow?: () => void }) {
  const address = useAddress();
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
          address.step(href);
          // The dashboard listens to the address.
          window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
        })
      }
    >
      {say.link}
    </a>
  );
}

function movedState(state: DashboardState, subject: MovedSubject, shown: Day): DashboardState {
  const { year, month } = civilDateOf(shown);
  const before = addDays(firstDayOfMonth(year, month), -1);
  return { ...state, goalId: null, asOf: before, compareWith: shown, moved: writeMovedSubject(subject) };
}
