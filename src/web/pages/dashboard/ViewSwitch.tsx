import { type DashboardView, LISTING_VIEWS } from '#contract/dashboardUrl.ts';
import { say } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useOneStop } from '#web/base/ui/useOneStop.ts';
import { useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import styles from './ViewSwitch.module.css';

const ICONS = { cards: 'dashboard', table: 'table', tree: 'tree', timeline: 'timeline' } as const;

export function ViewSwitch({
  view,
  onView,
}: {
  readonly view: DashboardView;
  readonly onView: (view: DashboardView) => void;
}) {
  const oneStop = useOneStop<HTMLFieldSetElement>();
  const { hasWork = false } = usePlan();
  // Without work a plan is shown as if there were none.
  const views = LISTING_VIEWS.filter((each) => each !== 'timeline' || hasWork || view === each);
  return (
    <fieldset className={styles.switch} {...oneStop}>
      <legend className="visually-hidden">{say.dashboard.view}</legend>
      {views.map((each) => (
        <ViewButton key={each} view={each} isOn={each === view} onView={onView} />
      ))}
    </fieldset>
  );
}

function ViewButton({
  view,
  isOn,
  onView,
}: {
  readonly view: (typeof LISTING_VIEWS)[number];
  readonly isOn: boolean;
  readonly onView: (view: DashboardView) => void;
}) {
  const name = say.dashboard.views[view];
  const tip = useTip(() => name, 'end');
  return (
    <button type="button" aria-pressed={isOn} aria-label={name} onClick={() => onView(view)} {...tip}>
      <Icon name={ICONS[view]} size={14} />
    </button>
  );
}
