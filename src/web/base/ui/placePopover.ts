import { type Alignment, placeBeside } from './placeBeside.ts';

export function placePopover(popover: HTMLElement, anchor: Element, alignment: Alignment): void {
  const { left, top } = placeBeside({
    anchor: anchor.getBoundingClientRect(),
    popover: { width: popover.offsetWidth, height: popover.offsetHeight },
    viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    alignment,
    isRightToLeft: getComputedStyle(anchor).direction === 'rtl',
  });
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
}
