export type OnTop = Pick<HTMLElement, 'isConnected'>;

/**
 * The browser refuses to show anything while it is hiding something else, as when focus returns from a closing
 * popover: then it is shown right after. A second refusal is reported instead of thrown, because an effect that
 * throws would unmount the page. Returns a function that cancels.
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
