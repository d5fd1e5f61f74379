import { useId, useState } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import { may } from '#core/access.ts';
import type { ChartView, LargeChartChoice } from '#core/chart/toggles.ts';
import { loadFile } from '#web/base/loading/loadFile.ts';
import { say as downloadWords } from '#web/base/messages/say/chartDownload.ts';
import { say } from '#web/base/messages/say/goalDetail.ts';
import { say as chartWords } from '#web/base/messages/say/largeChart.ts';
import { say as whatIfWords } from '#web/base/messages/say/whatIf.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { copyText } from '#web/base/ui/copyText.ts';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Menu, MenuAction, MenuChoice, MenuGroup, MenuRule } from '#web/base/ui/Menu.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import { chartToTakeOf } from '#web/goal/chartDownload/chartToTake.ts';
import { openGoalForm } from '#web/goal/form/openGoalForm.ts';
import { mayTryOut } from '#web/goal/whatIf/mayTryOut.ts';
import { toggleWhatIf, useWhatIfs } from '#web/goal/whatIf/whatIfStore.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import { subjectOf } from '#web/plan/goals/subjectOf.ts';
import { chartViewsOf } from './chartViewParts.ts';
import styles from './GoalMenu.module.css';

const FILES = { png: 'chart', svg: 'pencil', csv: 'table' } as const;

type View = 'year' | Exclude<ChartView, 'complete'>;

type GoalMenuProps = {
  readonly goal: DashboardGoal;
  readonly chart: LargeChartChoice | null;
  readonly hasWhatIf?: boolean;
  readonly href: string;
  readonly onChart: (choice: LargeChartChoice | null) => void;
};

/** What is seldom done with a goal. */
export function GoalMenu(props: GoalMenuProps) {
  const id = useId();
  const tip = useTip(() => say.more, 'end');
  const [told, setTold] = useState('');
  return (
    <>
      <span role="status" className={styles.told}>
        {told}
      </span>
      <Button look="ghost" size="square" popoverTarget={id} aria-haspopup="menu" aria-label={say.more} {...tip}>
        <LateIcon name="more" />
      </Button>
      <Menu id={id} label={say.more} alignment="end" onBeforeToggle={() => setTold('')}>
        {(close) => <Items {...props} onClose={close} onTell={setTold} />}
      </Menu>
    </>
  );
}

function Items({
  goal,
  chart,
  hasWhatIf = false,
  href,
  onChart,
  onClose,
  onTell,
}: GoalMenuProps & { readonly onClose: () => void; readonly onTell: (text: string) => void }) {
  const shown = usePlan();
  const { plan, owners } = shown;
  const isTrying = useWhatIfs().isOpen;
  const mayEdit = !plan.isArchived && may(viewerOf(shown), 'editGoal', subjectOf(goal, owners));
  const hasChart = goal.figures.distribution === null;
  const views: readonly View[] = ['year', ...chartViewsOf(plan).filter((view) => view !== 'complete')];
  const view = views.find((each) => each === chart) ?? 'year';
  const file = hasChart ? chartToTakeOf(goal, chart, shown) : null;

  function after(run: () => void): () => void {
    return () => {
      onClose();
      run();
    };
  }

  function choose(next: View) {
    if (isTrying) toggleWhatIf();
    onChart(next === 'year' ? null : next);
  }

  async function copyLink() {
    const isCopied = await copyText(new URL(href, window.location.href).href);
    if (isCopied) onTell(say.linkCopied);
  }

  async function download(kind: keyof typeof FILES) {
    if (file === null) return;
    try {
      const { downloadChart } = await loadFile(() => import('#web/goal/chartDownload/downloadChart.ts'));
      await downloadChart(file, kind);
    } catch {
      onTell(downloadWords.failed);
    }
  }

  return (
    <>
      {mayEdit && (
        <MenuAction icon="settings" onChoose={after(() => openGoalForm({ kind: 'edit', goalId: goal.id }))}>
          {say.editGoal}
        </MenuAction>
      )}
      <MenuAction icon="link" onChoose={after(() => void copyLink())}>
        {say.copyLink}
      </MenuAction>
      {hasChart && (
        <MenuGroup label={chartWords.views}>
          {views.map((each) => (
            <MenuChoice key={each} isChosen={!isTrying && each === view} onChoose={after(() => choose(each))}>
              {chartWords.view[each]}
            </MenuChoice>
          ))}
          {hasWhatIf && mayTryOut(goal, shown) && (
            <MenuChoice isChosen={isTrying} onChoose={after(() => isTrying || toggleWhatIf())}>
              {whatIfWords.toggle}
            </MenuChoice>
          )}
        </MenuGroup>
      )}
      {file !== null && (
        <>
          <MenuRule />
          <MenuGroup label={downloadWords.button}>
            {(['png', 'svg', 'csv'] as const).map((kind) => (
              <MenuAction key={kind} icon={FILES[kind]} onChoose={after(() => void download(kind))}>
                {downloadWords.kinds[kind]}
              </MenuAction>
            ))}
          </MenuGroup>
        </>
      )}
    </>
  );
}
