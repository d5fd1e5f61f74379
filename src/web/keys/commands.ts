import { useEffect, useLayoutEffect, useRef } from 'react';

/** What keys and the palette can ask the page to do (look, Keys). */
export type Command =
  | 'palette'
  | 'keyword'
  | 'filters'
  | 'clear'
  | 'save'
  | 'previous'
  | 'next'
  | 'previousGoal'
  | 'nextGoal'
  | 'close'
  | 'fullscreen'
  | 'help';

export type CommandHandlers = Readonly<Partial<Record<Command, (() => void) | undefined>>>;

/**
 * Offers commands while a component is drawn: whoever can do a thing says so, and keys and palette need not know who.
 * A command left undefined is not offered now. Of two offers the later counts.
 */
export function useCommands(handlers: CommandHandlers): void {
  const offer = useRef(handlers);
  useLayoutEffect(() => {
    offer.current = handlers;
  });
  useEffect(() => {
    offers.add(offer);
    return () => {
      offers.delete(offer);
    };
  }, []);
}

/** Whether anybody offers a command now. */
export function isOffered(command: Command): boolean {
  return handlerOf(command) !== undefined;
}

/** Runs a command; gives whether anybody did it. */
export function runCommand(command: Command): boolean {
  const handler = handlerOf(command);
  handler?.();
  return handler !== undefined;
}

const offers = new Set<{ readonly current: CommandHandlers }>();

function handlerOf(command: Command): (() => void) | undefined {
  return [...offers].map(({ current }) => current[command]).findLast((handler) => handler !== undefined);
}
