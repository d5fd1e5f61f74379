import { type ReactNode, type ToggleEvent, useEffect } from 'react';
import type { LatePart } from './latePart.ts';
import { openPopover } from './openPopover.ts';
import { Popover, type PopoverProps } from './Popover.tsx';
import { whenIdle } from './whenIdle.ts';

export type LatePopoverProps<Part> = Omit<PopoverProps, 'children' | 'onBeforeToggle'> & {
  readonly part: LatePart<Part>;
  readonly children: (part: Part, close: () => void) => ReactNode;
};

/** A popover whose content is loaded when the page has come to rest; pressed before, it opens as soon as there is something in it. */
export function LatePopover<Part>({ part, children, ...rest }: LatePopoverProps<Part>) {
  useEffect(() => whenIdle(() => part.load().catch(() => null)), [part]); // Pressed, it is asked for again.

  function handleBefore(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'closed' || part.read() !== null) return;
    event.preventDefault();
    const popover = event.currentTarget;
    part.load().then(
      () => popover.isConnected && openPopover(popover),
      () => null,
    );
  }

  return (
    <Popover {...rest} onBeforeToggle={handleBefore}>
      {(close) => {
        const content = part.read();
        return content !== null && children(content, close);
      }}
    </Popover>
  );
}
