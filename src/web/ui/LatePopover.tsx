import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import { LateFailure } from '#web/failure/LateFailure.tsx';
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
  const failure = useRef<{ readonly error: unknown } | null>(null);
  useEffect(() => whenIdle(() => part.load().catch(() => null)), [part]); // Pressed, it is asked for again.

  function handleBefore(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'closed') {
      failure.current = null;
    } else if (part.read() === null && failure.current === null) {
      event.preventDefault();
      void openLoaded(event.currentTarget);
    }
  }

  /** With what came, or why nothing did. */
  async function openLoaded(popover: HTMLElement | null) {
    try {
      await part.load();
    } catch (error) {
      failure.current = { error };
    }
    if (popover?.isConnected) openPopover(popover);
  }

  return (
    <Popover {...rest} onBeforeToggle={handleBefore}>
      {(close) => {
        const content = part.read();
        if (content !== null) return children(content, close);
        const handleRetry = () => {
          close();
          void openLoaded(document.getElementById(rest.id));
        };
        return <LateFailure place="part" error={failure.current?.error} retries={0} onRetry={handleRetry} />;
      }}
    </Popover>
  );
}
