import { useOutside } from '#web/base/outside/useOutside.ts';

const query = window.matchMedia('(width < 640px)');

export function useNarrow(): boolean {
  return useOutside(subscribe, isNarrow);
}

export function isNarrow(): boolean {
  return query.matches;
}

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
