const query = window.matchMedia('(width < 640px), (pointer: coarse)');

/** On a phone, or where fingers point: what opens comes as a sheet from below. */
export function isOnTouch(): boolean {
  return query.matches;
}
