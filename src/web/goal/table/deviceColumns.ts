/** The columns chosen on this device, for viewers of a share; the same object each time, null for none. */
export const deviceColumns = {
  read(planId: string): unknown {
    if (!known.has(planId)) known.set(planId, stored(planId));
    return known.get(planId);
  },
  keep(planId: string, columns: readonly string[] | null): void {
    known.set(planId, columns);
    try {
      if (columns === null) localStorage.removeItem(keyOf(planId));
      else localStorage.setItem(keyOf(planId), JSON.stringify(columns));
    } catch {
      // Storage may be disabled: then the choice lasts as long as the page.
    }
  },
};

const known = new Map<string, unknown>();

function stored(planId: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(planId)) ?? 'null');
  } catch {
    return null;
  }
}

function keyOf(planId: string): string {
  return `milepost.columns.${planId}`;
}
