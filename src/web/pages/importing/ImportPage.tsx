import { planDashboardPath } from '#contract/addresses.ts';
import { say } from '#web/base/messages/say/import.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { FileStep } from './FileStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { useImport } from './useImport.ts';

/** Bringing a plan in from a file: the file, how its columns are read, what it would change, and only then the change. */
export default function ImportPage() {
  const { plan } = usePlan();
  const importing = useImport();
  return (
    <ImportSteps importing={importing} title={say.title} closePath={planDashboardPath(plan.id)}>
      <FileStep importing={importing} />
    </ImportSteps>
  );
}
