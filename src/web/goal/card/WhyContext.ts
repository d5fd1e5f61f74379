import { createContext, useContext } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';

export type WhyQuestion = { readonly goal: DashboardGoal; readonly anchor: HTMLElement };

export const WhyContext = createContext<(question: WhyQuestion) => void>(() => {});

export function useWhy(): (question: WhyQuestion) => void {
  return useContext(WhyContext);
}
