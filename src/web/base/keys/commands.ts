import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** What keys and the palette can ask the page to do (look, Keys). */
export type Command = (typeof COMMANDS)[number];

const COMMANDS = [
  'palette',
  'keyword',
  'filters',
  'clear',
  'save',
  'previous',
  'next',
  'previousGoal',
  'nextGoal',
  'close',
  'fullscreen',
  'share',
  'print',
  'help',
  'guide',
] as const;

export type CommandHandlers = Readonly<Partial<Record<Command, (() => void) | undefined>>>;

/**
 * Offers commands while a component is drawn: whoever can do a thing says so, and keys and palette need not know who.
 * A command left undefined is not offered now. Of two offers the later counts.
 */
export function useCommands(handlers: CommandHandlers): void {
  const offer = useRef(handlers);
  useLayoutEffect(() => {
    offer.current = handlers;
    tellChanges();
  });
  useLayoutEffect(() => {
    offers.add(offer);
    tellChanges();
    return () => {
      offers.delete(offer);
      tellChanges();
    };
  }, []);
}

/** The commands somebody offers now, followed: they come and go with what is drawn. */
export function useOffered(): readonly Command[] {
  return useSyncExternalStore(subscribe, () => offered);
}

/** Whether somebody offers a command now. */
export function isOffered(command: Command): boolean {
  return offered.includes(command);
}

/** Runs a command; gives whether anybody did it. */
export function runCommand(command: Command): boolean {
  const handler = handlerOf(command);
  handler?.();
  return handler !== undefined;
}

const offers = new Set<{ readonly current: CommandHandlers }>();
const listeners = new Set<() => void>();
let offered: readonly Command[] = [];

function handlerOf(command: Command): (() => void) | undefined {
  return [...offers].map(({ current }) => current[command]).findLast((handler) => handler !== undefined);
}

function tellChanges(): void {
  const now = COMMANDS.filter((command) => handlerOf(command) !== undefined);
  if (now.length === offered.length && now.every((command, index) => command === offered[index])) return;
  offered = now;
  for (const tell of listeners) tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
