import { planExportPath } from '#contract/addresses.ts';
import type { DashboardState } from '#contract/dashboardUrl.ts';
import { NO_FILTER_PARAMS } from '#contract/filterParams.ts';
import { planPagePath, planPages } from '#contract/pages.ts';
import { printPath, USUAL_REPORT } from '#contract/printedReport.ts';
import { mayAtAll } from '#core/access.ts';
import { runCommand, useOffered } from '#web/base/keys/commands.ts';
import { keysOf } from '#web/base/keys/keysOf.ts';
import { say as lookBackWords } from '#web/base/messages/say/lookBack.ts';
import { say as menuWords } from '#web/base/messages/say/pageMenu.ts';
import { say } from '#web/base/messages/say.ts';
import { MenuAction, MenuItems, MenuLink, MenuRule } from '#web/base/ui/Menu.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import type { ChangeDashboard } from '#web/plan/listing/useDashboardState.ts';

const COMMANDS = ['addGoal', 'lookBack'] as const;
const ICONS = { addGoal: 'plus', lookBack: 'history' } as const;

export function PageItems({
  state,
  onChange,
  onClose,
}: {
  readonly state: DashboardState;
  readonly onChange: ChangeDashboard;
  readonly onClose: () => void;
}) {
  const shown = usePlan();
  const offered = useOffered();
  const viewer = viewerOf(shown);
  const isNarrow = useNarrow();
  const texts = {
    addGoal: say.dashboard.addGoal,
    lookBack: state.asOf === null ? lookBackWords.lookBack : lookBackWords.backToToday,
  };
  const report = {
    planId: shown.plan.id,
    filters: state.filters ?? NO_FILTER_PARAMS,
    fiscalYear: shown.year,
    shareToken: null,
    language: null,
    shareStyle: 'dynamic',
    ...USUAL_REPORT,
  } as const;

  function after(run: () => void): () => void {
    return () => {
      onClose();
      run();
    };
  }

  return (
    <MenuItems label={menuWords.label} onClose={onClose}>
      {COMMANDS.filter((command) => offered.includes(command)).map((command) => (
        <MenuAction
          key={command}
          icon={ICONS[command]}
          keys={keysOf(command)}
          onChoose={after(() => runCommand(command))}
        >
          {texts[command]}
        </MenuAction>
      ))}
      {state.view === 'cards' && (
        <MenuAction
          icon="chart"
          onChoose={after(() => onChange((before) => ({ ...before, areChartsFolded: !before.areChartsFolded })))}
        >
          {state.areChartsFolded ? menuWords.showCharts : menuWords.hideCharts}
        </MenuAction>
      )}
      <MenuRule />
      <MenuLink icon="print" href={printPath(report, { asPdf: true })} opens="window" onChoose={onClose}>
        {menuWords.print}
      </MenuLink>
      {isNarrow && mayAtAll(viewer, planPages.import.action) && (
        <MenuLink
          icon={planPages.import.icon}
          href={planPagePath(shown.plan.id, 'import')}
          opens="page"
          onChoose={onClose}
        >
          {say.frame.pages.import}
        </MenuLink>
      )}
      {mayAtAll(viewer, 'export') && (
        <MenuLink icon="download" href={planExportPath(shown.plan.id, 'xlsx')} opens="file" onChoose={onClose}>
          {menuWords.exportPlan}
        </MenuLink>
      )}
      {offered.includes('fullscreen') && (
        <MenuAction icon="fullscreen" keys={keysOf('fullscreen')} onChoose={after(() => runCommand('fullscreen'))}>
          {say.frame.fullscreen}
        </MenuAction>
      )}
    </MenuItems>
  );
}
