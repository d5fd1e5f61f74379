/** Under which a plan is kept in the page's cache. */
export function planKey(planId: string) {
  return ['plan', planId] as const;
}
