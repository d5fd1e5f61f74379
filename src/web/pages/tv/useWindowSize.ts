import { useSyncExternalStore } from 'react';

export function useWindowSize(): { readonly width: number; readonly height: number } {
  const size = useSyncExternalStore(subscribe, () => `${window.innerWidth} ${window.innerHeight}`);
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return { width, height };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
