import { useState } from 'react';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { Meanwhile } from './Meanwhile.tsx';

/** What others did to the settings of the plan since something was typed in a form of them. */
export function SettingsMeanwhile({ typed }: { readonly typed: readonly string[] }) {
  const { version } = usePlan();
  const [since, setSince] = useState<number | null>(null);
  const isTyped = typed.length > 0;
  if (isTyped && since === null) setSince(version);
  if (!isTyped && since !== null) setSince(null);
  return since === null ? null : <Meanwhile of={{ kind: 'settings' }} since={since} typed={typed} />;
}
