import { say } from '#web/base/messages/say/guide.ts';

export type TourStep = { readonly target: string; readonly title: string; readonly text: string };

const STEPS: readonly TourStep[] = [
  { target: 'main article', ...say.steps.card },
  { target: '[data-guide="status"]', ...say.steps.status },
  { target: '[data-guide="filter"]', ...say.steps.filter },
  { target: '[popovertarget="year-menu"]', ...say.steps.year },
  { target: '[data-guide="search"]', ...say.steps.search },
  { target: 'nav a[href$="/entry"]', ...say.steps.entry },
  { target: '[data-guide="share"]', ...say.steps.share },
];

export function tourSteps(page: ParentNode): readonly TourStep[] {
  return STEPS.filter(({ target }) => page.querySelector(target) !== null);
}
