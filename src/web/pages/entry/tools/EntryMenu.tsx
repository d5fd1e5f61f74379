import { useId } from 'react';
import { planExportPath } from '#contract/addresses.ts';
import { planPagePath } from '#contract/pages.ts';
import { mayAtAll } from '#core/access.ts';
import { say } from '#web/base/messages/say/entry.ts';
import { say as menuWords } from '#web/base/messages/say/pageMenu.ts';
import { say as pageWords } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { Menu, MenuLink } from '#web/base/ui/Menu.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { viewerOf } from '#web/plan/currentPlan/viewerOf.ts';

export function EntryMenu() {
  const shown = usePlan();
  const id = useId();
  const tip = useTip(() => pageWords.frame.more, 'end');
  const mayClose = mayAtAll(viewerOf(shown), 'lockPeriods');
  const mayExport = mayAtAll(viewerOf(shown), 'export');
  if (!mayClose && !mayExport) return null;
  return (
    <>
      <Button
        look="ghost"
        size="square"
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={pageWords.frame.more}
        {...tip}
      >
        <LateIcon name="more" />
      </Button>
      <Menu id={id} label={menuWords.label} alignment="end">
        {(close) => (
          <>
            {mayClose && (
              <MenuLink
                icon="lock"
                href={planPagePath(shown.plan.id, 'settings', 'periods')}
                opens="page"
                onChoose={close}
              >
                {say.closePeriod}
              </MenuLink>
            )}
            {mayExport && (
              <MenuLink icon="download" href={planExportPath(shown.plan.id, 'xlsx')} opens="file" onChoose={close}>
                {menuWords.exportPlan}
              </MenuLink>
            )}
          </>
        )}
      </Menu>
    </>
  );
}
