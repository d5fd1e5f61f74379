import { useLayoutEffect, useRef } from 'react';
import { useOutside } from '#web/base/outside/useOutside.ts';

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
  'addGoal',
  'lookBack',
  'help',
  'guide',
] as const;

export type CommandHandlers = Readonly<Partial<Record<Command, (() => void) | undefined>>>;

/**
 * Registers command handlers while a component is mounted, so that keys and palette need not know who handles them.
 * An undefined handler is not available now. The latest registration wins.
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

export function useOffered(): readonly Command[] {
  return useOutside(subscribe, () => offered);
}

export function isOffered(command: Command): boolean {
  return offered.includes(command);
}

/** Returns whether it was handled. */
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
