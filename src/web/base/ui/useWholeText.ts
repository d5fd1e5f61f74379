import { say } from '#web/base/messages/say.ts';
import type { Alignment } from './placeBeside.ts';
import { isCutOff, useTip } from './useTip.ts';

/**
 * The props of an element whose text may be cut or shortened: pointed at or touched, it shows the whole of it. Where the
 * element itself takes no focus, `useHiddenTexts` on what does shows it to the keyboard.
 */
export function useWholeText(
  whole: string,
  { label, alignment }: { readonly label?: string; readonly alignment?: Alignment } = {},
) {
  const tip = useTip((anchor) => (isHidden(anchor) ? whole : null), alignment);
  return { 'data-tip': whole, 'data-label': label, ...tip };
}

/** The props of a control that, reached by keyboard, shows every text that is cut or shortened in what it stands for. */
export function useHiddenTexts(within: string, alignment?: Alignment) {
  const { onFocus, onBlur } = useTip((anchor) => {
    const texts = [...(anchor.closest(within)?.querySelectorAll<HTMLElement>('[data-tip]') ?? [])].filter(isHidden);
    if (texts.length === 0) return null;
    return texts
      .map(({ dataset: { label, tip } }) => (label === undefined ? tip : `${say.labelled(label)} ${tip}`))
      .join('\n');
  }, alignment);
  return { onFocus, onBlur };
}

/** For a few elements that stand alone: Tab stops at those whose text is cut or shortened. */
export function reachableWhereHidden(element: HTMLElement | null): void {
  if (element !== null && isHidden(element)) element.tabIndex = 0;
}

function isHidden(element: HTMLElement): boolean {
  const { tip = '' } = element.dataset;
  return tip !== '' && (isCutOff(element) || tip !== element.textContent);
}
