import { type ReactNode, type ToggleEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classes } from './classes.ts';
import { closePopover } from './openPopover.ts';
import styles from './Popover.module.css';
import type { Alignment } from './placeBeside.ts';
import { placePopover } from './placePopover.ts';

export type PopoverProps = {
  readonly id: string;
  readonly alignment?: Alignment;
  readonly className?: string | undefined;
  readonly onBeforeToggle?: (event: ToggleEvent<HTMLDivElement>) => void;
  readonly children: (close: () => void) => ReactNode;
};

export function Popover({ id, alignment = 'start', className, onBeforeToggle, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);

  function handleToggle(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'closed') {
      setOpen(false);
      return;
    }
    const popover = event.currentTarget;
    // Rendered before the browser measures it and looks for autofocus.
    flushSync(() => setOpen(true));
    const anchor = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`);
    if (anchor !== null) placePopover(popover, anchor, alignment);
    firstFocus(popover)?.focus();
  }

  return (
    <div
      ref={element}
      id={id}
      popover="auto"
      className={classes(styles.popover, className)}
      onBeforeToggle={onBeforeToggle}
      onToggle={handleToggle}
    >
      {isOpen && children(() => closePopover(element.current))}
    </div>
  );
}

function firstFocus(popover: HTMLElement): HTMLElement | null {
  return (
    popover.querySelector<HTMLElement>('[data-first-focus]') ??
    popover.querySelector<HTMLElement>('[role^="menuitem"], button, a, input, select')
  );
}
