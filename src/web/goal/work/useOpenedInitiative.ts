import { useState } from 'react';
import type { WireInitiative } from '#contract/work.ts';
import type { PlanWork } from '#web/plan/work/useWork.ts';

export type OpenedInitiative = { readonly initiative: WireInitiative; readonly isGone: boolean };

/** An initiative that is open. One that somebody archives meanwhile stays as it was: a form may be open over it. */
export function useOpenedInitiative({ initiatives }: PlanWork, id: string | null): OpenedInitiative | null {
  const [kept, setKept] = useState<WireInitiative | null>(null);
  const found = initiatives.find((each) => each.id === id);
  if (found !== undefined && found !== kept) setKept(found);
  const initiative = found ?? (kept?.id === id ? kept : null);
  return initiative && { initiative, isGone: found === undefined };
}
