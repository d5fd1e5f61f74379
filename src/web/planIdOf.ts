/** The plan a dashboard path names; null for any other path. */
export function planIdOf(path: string): string | null {
  const encoded = /^\/plans\/([^/]+)\/dashboard\/?$/.exec(path)?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
