import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react';
import type { LatePart } from '#web/base/loading/latePart.ts';
import { openPopover } from '#web/base/ui/openPopover.ts';
import { Popover, type PopoverProps } from '#web/base/ui/Popover.tsx';
import { whenIdle } from '#web/base/ui/whenIdle.ts';
import { Failure } from './Failure.tsx';

export type LatePopoverProps<Part> = Omit<PopoverProps, 'children' | 'onBeforeToggle'> & {
  readonly part: LatePart<Part>;
  readonly children: (part: Part, close: () => void) => ReactNode;
};

/** A popover whose content is loaded when idle; clicked earlier, it opens once the content is there. */
export function LatePopover<Part>({ part, children, ...rest }: LatePopoverProps<Part>) {
  const failure = useRef<{ readonly error: unknown } | null>(null);
  useEffect(() => whenIdle(() => part.load().catch(() => null)), [part]); // A click requests it again.

  function handleBefore(event: ToggleEvent<HTMLDivElement>) {
    if (event.newState === 'closed') {
      failure.current = null;
    } else if (part.read() === null && failure.current === null) {
      event.preventDefault();
      void openLoaded(event.currentTarget);
    }
  }

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
        return <Failure place="part" error={failure.current?.error} retries={0} onRetry={handleRetry} />;
      }}
    </Popover>
  );
}
