export function planKey(planId: string) {
  return ['plan', planId] as const;
}
