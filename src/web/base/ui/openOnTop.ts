/** What lies over the page: a popover or a dialog. */
export type OnTop = Pick<HTMLElement, 'isConnected'>;

/**
 * The browser refuses to show anything while it is hiding something else, as when the focus comes back from a popover
 * that closes: then it is shown right after. An effect that throws would take the page with it, so that what is refused
 * again is reported and stays hidden. Returns what ends the waiting.
 */
export function openOnTop(element: OnTop, show: () => void): () => void {
  try {
    show();
    return () => {};
  } catch {
    const later = setTimeout(() => element.isConnected && reported(show));
    return () => clearTimeout(later);
  }
}

export function reported(act: () => void): void {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}
