import type { ReactNode } from 'react';
import { say } from '#web/base/messages/say.ts';
import type { Alignment } from './placeBeside.ts';
import { isCutOff, useTip } from './useTip.ts';

/**
 * For text that may be cut or shortened: hover and touch show all of it. Where the element takes no focus,
 * `useHiddenTexts` on its control does the same for the keyboard.
 */
export function useWholeText(
  whole: string,
  {
    label,
    alignment,
    also = null,
  }: { readonly label?: string; readonly alignment?: Alignment; readonly also?: ReactNode } = {},
) {
  const tip = useTip((anchor) => {
    if (!isHidden(anchor)) return also;
    return also === null ? whole : [whole, '\n', also];
  }, alignment);
  return { 'data-tip': whole, 'data-label': label, ...tip };
}

/** On keyboard focus, shows every cut or shortened text within the control. */
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

/** For a list of texts that is one stop of the Tab key where any is cut or shortened: with `useHiddenTexts` on it. */
export function reachableWhereAnyHidden(list: HTMLElement | null): void {
  const texts = list?.querySelectorAll<HTMLElement>('[data-tip]') ?? [];
  if ([...texts].some(isHidden)) list?.setAttribute('tabindex', '0');
  else list?.removeAttribute('tabindex');
}

function isHidden(element: HTMLElement): boolean {
  const { tip = '' } = element.dataset;
  return tip !== '' && (isCutOff(element) || tip !== element.textContent);
}
