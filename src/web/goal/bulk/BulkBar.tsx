import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { type Action, may } from '#core/access.ts';
import { say } from '#web/base/messages/say/bulk.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { LateIcon, type LateIconName } from '#web/base/ui/LateIcon.tsx';
import { Menu, MenuAction } from '#web/base/ui/Menu.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { subjectOf } from '#web/plan/goals/subjectOf.ts';
import styles from './BulkBar.module.css';
import { BulkDialog } from './BulkDialog.tsx';
import type { BulkAction } from './bulkAction.ts';
import type { ChosenGoals } from './useChosenGoals.ts';

type Offered = { readonly label: string; readonly icon: LateIconName; readonly action: BulkAction };

/** So many own fields have a button of their own; the others are in the menu. */
const OWN_IN_BAR = 2;

/** What can be done with the chosen goals: a toolbar over the foot of the page. */
export function BulkBar({ choosing, prepared }: { readonly choosing: ChosenGoals; readonly prepared: PlanGoals }) {
  const shown = usePlan();
  const { plan, owners } = shown;
  const viewer = viewerOf(shown);
  const menuId = useId();
  const bar = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const [action, setAction] = useState<BulkAction | null>(null);
  const { chosen } = choosing;
  if (chosen.length === 0) return null;

  const mayAny = (right: Action) => chosen.some((goal) => may(viewer, right, subjectOf(goal, owners)));
  const own = plan.fields.map(
    (field): Offered => ({ label: field.name, icon: 'filter', action: { kind: 'own', field } }),
  );
  const all: readonly (Offered & { readonly right: Action })[] = [
    { label: say.owner, icon: 'user', action: { kind: 'owner' }, right: 'editGoal' },
    { label: say.dates, icon: 'calendar', action: { kind: 'dates' }, right: 'editGoal' },
    { label: say.status, icon: 'gauge', action: { kind: 'status' }, right: 'setStatus' },
    ...own.slice(0, OWN_IN_BAR).map((each) => ({ ...each, right: 'editGoal' as const })),
    { label: say.move, icon: 'tree', action: { kind: 'move' }, right: 'moveGoal' },
    { label: say.remind, icon: 'mail', action: { kind: 'remind' }, right: 'remind' },
  ];
  const allowed = all.filter(({ right }) => mayAny(right));
  const inBar = isNarrow ? allowed.slice(0, 1) : allowed;
  const inMenu = [...allowed.slice(inBar.length), ...(mayAny('editGoal') ? own.slice(OWN_IN_BAR) : [])];
  const mayArchive = mayAny('archiveGoal');

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') choosing.clear();
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || bar.current === null) return;
    const buttons = [...bar.current.querySelectorAll<HTMLElement>(':scope > button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const isRightToLeft = bar.current.matches(':dir(rtl)');
    const next = buttons.at((at + (isRightToLeft ? -step : step) + buttons.length) % buttons.length);
    event.preventDefault();
    next?.focus();
  }

  return (
    <>
      <div className={styles.room} />
      <div className={styles.host}>
        <div ref={bar} role="toolbar" data-bulk aria-label={say.bar} className={styles.bar} onKeyDown={handleKey}>
          <strong role="status">{say.chosen(chosen.length)}</strong>
          {inBar.map(({ label, icon, action: offered }, index) => (
            <Button key={label} look="ghost" tabIndex={index === 0 ? 0 : -1} onClick={() => setAction(offered)}>
              <LateIcon name={icon} />
              <span className="cut">{label}</span>
            </Button>
          ))}
          {(mayArchive || inMenu.length > 0) && (
            <>
              <Button look="ghost" size="square" tabIndex={-1} popoverTarget={menuId} aria-label={say.more}>
                <LateIcon name="more" />
              </Button>
              <Menu id={menuId} label={say.more} alignment="end">
                {(close) => {
                  const choose = (offered: BulkAction) => () => {
                    close();
                    setAction(offered);
                  };
                  return (
                    <>
                      {inMenu.map(({ label, icon, action: offered }) => (
                        <MenuAction key={label} icon={icon} onChoose={choose(offered)}>
                          {label}
                        </MenuAction>
                      ))}
                      {mayArchive && (
                        <MenuAction icon="archive" onChoose={choose({ kind: 'archive' })}>
                          {say.archive}
                        </MenuAction>
                      )}
                    </>
                  );
                }}
              </Menu>
            </>
          )}
          <Button look="ghost" size="square" tabIndex={-1} aria-label={say.none} onClick={choosing.clear}>
            <Icon name="close" />
          </Button>
        </div>
      </div>
      {action !== null && (
        <BulkDialog
          action={action}
          goals={chosen}
          prepared={prepared}
          onDone={choosing.clear}
          onClose={() => setAction(null)}
        />
      )}
    </>
  );
}
