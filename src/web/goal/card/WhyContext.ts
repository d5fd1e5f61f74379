import { createContext, useContext } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';

/** A goal whose status is asked about, and the control that asked. */
export type WhyQuestion = { readonly goal: DashboardGoal; readonly anchor: HTMLElement };

export const WhyContext = createContext<(question: WhyQuestion) => void>(() => {});

/** Opens the explanation of a goal's status beside its card. */
export function useWhy(): (question: WhyQuestion) => void {
  return useContext(WhyContext);
}
