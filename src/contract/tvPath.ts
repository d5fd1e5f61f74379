/** The plan a screen shows; null for any other path. */
export function readTvPath(path: string): string | null {
  const encoded = /^\/plans\/([^/]+)\/tv\/?$/.exec(path)?.[1];
  if (encoded === undefined) return null;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}
