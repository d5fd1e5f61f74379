/** Whether a script may open the calendar of a date field: browsers refuse it in a frame of another site. */
export function mayOpenCalendar(): boolean {
  return window.parent === window || window.frameElement !== null;
}
