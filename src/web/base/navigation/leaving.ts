import { useEffect } from 'react';
import { useOutside } from '#web/base/outside/useOutside.ts';

/** While something typed would be lost with the page, a person is asked before it is left, whichever way. */
export function useAskBeforeLeaving(isUnsaved: boolean): void {
  useAskBeforeUnload(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const guard = Symbol('unsaved');
    guards.add(guard);
    return () => void guards.delete(guard);
  }, [isUnsaved]);
}

/** For what is lost, or sent later, only where Milepost itself is left. */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

export function isAskedFirst(): boolean {
  return guards.size > 0;
}

/** Whether the page may be left: asks where something is unsaved. A second question replaces the first. */
export function askToLeave(): Promise<boolean> {
  if (!isAskedFirst()) return Promise.resolve(true);
  answerLeaving(false);
  return new Promise((resolve) => {
    question = resolve;
    for (const tell of listeners) tell();
  });
}

export function answerLeaving(mayLeave: boolean): void {
  const answer = question;
  question = null;
  answer?.(mayLeave);
  for (const tell of listeners) tell();
}

export function useLeavingAsked(): boolean {
  return useOutside(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => question !== null,
  );
}

const guards = new Set<symbol>();
const listeners = new Set<() => void>();
let question: ((mayLeave: boolean) => void) | null = null;
