/** Browsers refuse it in a cross-origin frame. */
export function mayOpenCalendar(): boolean {
  return window.parent === window || window.frameElement !== null;
}
