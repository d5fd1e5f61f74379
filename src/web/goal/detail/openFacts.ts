const KEPT_AS = 'milepost.facts';

/** Whether the facts of goals are open: kept on this device, for all goals. */
export function areFactsOpen(): boolean {
  try {
    return localStorage.getItem(KEPT_AS) === 'open';
  } catch {
    return false;
  }
}

export function keepFactsOpen(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEPT_AS, 'open');
    else localStorage.removeItem(KEPT_AS);
  } catch {
    // Storage may be disabled: then they are open until the goal is left.
  }
}
