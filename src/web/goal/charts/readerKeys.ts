export function nextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return held(index + 1, count);
    case 'ArrowLeft':
    case 'ArrowDown':
      return held(index - 1, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

export function held(index: number, count: number): number {
  return Math.min(count - 1, Math.max(0, index));
}
