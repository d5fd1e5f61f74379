import { useQuery } from '@tanstack/react-query';
import { planDashboardPath } from '#contract/addresses.ts';
import { type DashboardState, DEFAULT_DASHBOARD, writeDashboardQuery } from '#contract/dashboardUrl.ts';
import { goTo } from '#web/base/navigation/goTo.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { reduceDashboard } from '#web/plan/savedFilters/reduceDashboard.ts';
import { savedFiltersQuery } from '#web/plan/savedFilters/savedFiltersQuery.ts';
import { Palette } from './Palette.tsx';
import type { ShownDashboard } from './shownDashboard.ts';

type Props = { readonly dashboard: ShownDashboard | null; readonly onClose: () => void };

export default function LatePalette({ dashboard, onClose }: Props) {
  return dashboard === null ? (
    <PaletteElsewhere onClose={onClose} />
  ) : (
    <PaletteOfDashboard dashboard={dashboard} onClose={onClose} />
  );
}

function PaletteOfDashboard({
  dashboard: { state, saved, onOpenGoal },
  onClose,
}: {
  readonly dashboard: ShownDashboard;
  readonly onClose: () => void;
}) {
  return (
    <Palette
      ways={{
        state,
        saved: saved.filters ?? [],
        onOpenGoal,
        onPick: (filter) => saved.tell({ kind: 'picked', filter }),
        onFilter: (keyword) => saved.show({ kind: 'formChanged', change: (before) => ({ ...before, keyword }) }),
      }}
      onClose={onClose}
    />
  );
}

function PaletteElsewhere({ onClose }: { readonly onClose: () => void }) {
  const { plan } = usePlan();
  const saved = useQuery(savedFiltersQuery({ planId: plan.id, remote: null }, plan.dateFormat));
  const state = DEFAULT_DASHBOARD;
  const load = (shown: DashboardState) => void goTo(`${planDashboardPath(plan.id)}${writeDashboardQuery(shown)}`);
  return (
    <Palette
      ways={{
        state,
        saved: saved.data ?? [],
        onOpenGoal: (goalId) => load({ ...state, goalId }),
        onPick: (filter) => load(reduceDashboard(state, { kind: 'applied', filter })),
        onFilter: (keyword) =>
          load(reduceDashboard(state, { kind: 'formChanged', change: (before) => ({ ...before, keyword }) })),
      }}
      onClose={onClose}
    />
  );
}
