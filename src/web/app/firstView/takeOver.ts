import { language } from '#web/base/messages/language.ts';
import { isNarrow } from '#web/base/ui/useNarrow.ts';
import { loadFirstView } from './loadFirstView.ts';
import { rulesAsStyles } from './styleAttributes.ts';

/** Whether the server sent the first view with the page. */
export function isDrawn(root: HTMLElement): boolean {
  return root.firstElementChild !== null;
}

/**
 * Prepares what the server drew for React to take over. False where the page is better drawn anew: it is for another
 * language or width, or what it shows can no longer be had.
 */
export async function takeOver(root: HTMLElement): Promise<boolean> {
  const drawn = root.dataset;
  if (drawn.language !== language || drawn.narrow !== String(isNarrow())) return false;
  const [isReady] = await Promise.all([loadFirstView(), stylesLoaded()]);
  if (isReady) rulesAsStyles(root);
  return isReady;
}

/** What is measured is measured in the whole of the styles. */
async function stylesLoaded(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link#styles');
  if (link === null || link.sheet !== null) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve, { once: true });
    link.addEventListener('error', resolve, { once: true });
  });
}
