import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addresses, planPath } from '#contract/addresses.ts';
import { fetchJson } from '#web/base/api/fetchJson.ts';
import { refusalText } from '#web/base/api/refusalText.ts';
import { say } from '#web/base/messages/say/planSettings.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { offerPlanUndo } from '#web/plan/undo/planUndo.ts';
import { setPlanArchived } from '#web/plan/undo/setPlanArchived.ts';
import { AskedTwice } from './AskedTwice.tsx';
import { PlanRemoval } from './PlanRemoval.tsx';
import { SettingsGroup } from './SettingsGroup.tsx';

export function PlanStanding() {
  const { plan } = usePlan();
  const client = useQueryClient();
  const [error, setError] = useState<string | null>(null);

  async function attempt(act: () => Promise<void>) {
    setError(null);
    try {
      await act();
    } catch (failure) {
      setError(refusalText(failure, say.standingFailed));
    }
  }

  const setArchived = (isArchived: boolean) =>
    attempt(async () => {
      const version = await setPlanArchived(client, plan.id, isArchived);
      offerPlanUndo(client, { planId: plan.id, version, text: isArchived ? say.archived : say.broughtBack });
    });

  const removeDemo = () =>
    attempt(async () => {
      await fetchJson(planPath(plan.id), { method: 'DELETE' });
      window.location.assign(addresses.dashboard);
    });

  return (
    <>
      {plan.isDemo && (
        <SettingsGroup title={say.removeDemo} text={say.removeDemoText}>
          <AskedTwice
            label={say.removeDemo}
            question={say.removeSure}
            error={error}
            onConfirm={() => void removeDemo()}
          />
        </SettingsGroup>
      )}
      <SettingsGroup title={say.standing} text={plan.isArchived ? say.archivedNow : say.archiveText}>
        {plan.isArchived ? (
          <span>
            <Button onClick={() => void setArchived(false)}>{say.bringBack}</Button>
          </span>
        ) : (
          <AskedTwice
            label={say.archive}
            question={say.archiveSure}
            error={plan.isDemo ? null : error}
            onConfirm={() => void setArchived(true)}
          />
        )}
      </SettingsGroup>
      {!plan.isDemo && <PlanRemoval plan={plan} />}
    </>
  );
}
