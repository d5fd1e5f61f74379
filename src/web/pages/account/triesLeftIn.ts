export function triesLeftIn(details: unknown): number | null {
  if (typeof details !== 'object' || details === null || !('tries_left' in details)) return null;
  const { tries_left: left } = details;
  return typeof left === 'number' ? left : null;
}
