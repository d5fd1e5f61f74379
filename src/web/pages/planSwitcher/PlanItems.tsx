import { useQuery } from '@tanstack/react-query';
import { planDashboardPath } from '#contract/addresses.ts';
import type { WirePlanSummary } from '#contract/plan/wirePlan.ts';
import { sessionQuery } from '#web/base/api/queries.ts';
import { say as menuWords } from '#web/base/messages/say/menus.ts';
import { say } from '#web/base/messages/say.ts';
import { MenuAction, MenuChoice, MenuGroup, MenuItems, MenuRule } from '#web/base/ui/Menu.tsx';
import styles from './PlanSwitcher.module.css';

export function PlanItems({
  plans,
  shownId,
  onNewPlan,
  onClose,
}: {
  readonly plans: readonly WirePlanSummary[];
  readonly shownId: string;
  readonly onNewPlan: () => void;
  readonly onClose: () => void;
}) {
  const mayMake = useQuery(sessionQuery).data?.may_make_plans === 1;
  const archived = plans.filter(({ is_archived: isArchived }) => isArchived === 1);
  return (
    <MenuItems label={menuWords.plans} onClose={onClose}>
      <Plans plans={plans.filter(({ is_archived: isArchived }) => isArchived === 0)} shownId={shownId} />
      {archived.length > 0 && (
        <MenuGroup label={menuWords.archivedPlans}>
          <Plans plans={archived} shownId={shownId} />
        </MenuGroup>
      )}
      {mayMake && plans.length > 0 && <MenuRule />}
      {mayMake && (
        <MenuAction
          icon="plus"
          onChoose={() => {
            onClose();
            onNewPlan();
          }}
        >
          {menuWords.newPlan}
        </MenuAction>
      )}
    </MenuItems>
  );
}

function Plans({ plans, shownId }: { readonly plans: readonly WirePlanSummary[]; readonly shownId: string }) {
  return plans.map(({ id, name, company, is_demo: isDemo }) => (
    <MenuChoice key={id} href={planDashboardPath(id)} isChosen={id === shownId}>
      {name}
      {isDemo === 1 && <small className={styles.mark}>{say.frame.demo}</small>}
      {company !== '' && company !== name && <span className={styles.company}>{company}</span>}
    </MenuChoice>
  ));
}
