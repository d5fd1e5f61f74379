import { useOutside } from '#web/base/outside/useOutside.ts';

/** An address that could not be opened, because neither its code nor the server could be reached. */
export type NavigationProblem = { readonly address: string };

export function tellProblem(next: NavigationProblem | null): void {
  if (next === problem) return;
  problem = next;
  for (const tell of listeners) tell();
}

export function useNavigationProblem(): NavigationProblem | null {
  return useOutside(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => problem,
  );
}

let problem: NavigationProblem | null = null;
const listeners = new Set<() => void>();
