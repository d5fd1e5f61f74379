import { planPagePath } from '#contract/pages.ts';

/** In the address of the page Work: the initiative that is open. */
export const INITIATIVE_PART = 'initiative';

export function initiativePath(planId: string, id: string): string {
  return `${planPagePath(planId, 'work')}?${new URLSearchParams({ [INITIATIVE_PART]: id })}`;
}
