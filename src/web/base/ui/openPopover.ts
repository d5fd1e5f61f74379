import { type OnTop, openOnTop, reported } from './openOnTop.ts';

type Popover = OnTop & Pick<HTMLElement, 'showPopover' | 'hidePopover'> & { matches(selector: string): boolean };

export function openPopover<Element extends Popover>(
  popover: Element | null,
  onOpen: (popover: Element) => void = () => {},
): () => void {
  if (popover === null) return () => {};
  const stop = openOnTop(popover, () => {
    if (!isOpen(popover)) popover.showPopover();
    onOpen(popover);
  });
  return () => {
    stop();
    closePopover(popover);
  };
}

export function closePopover(popover: Popover | null): void {
  if (popover !== null && isOpen(popover)) reported(() => popover.hidePopover());
}

function isOpen(popover: Popover): boolean {
  return popover.matches(':popover-open');
}
