/**
 * A patch without the keys whose value its author already saw: a form that sends all it shows asks only for what was
 * changed in it. Null where nothing is left.
 */
export function sentOnly<Patch extends object>(
  patch: Patch,
  isAsSeen: (only: Partial<Patch>) => boolean,
): Partial<Patch> | null {
  const sent: Partial<Patch> = { ...patch };
  for (const key in patch) {
    const only: Partial<Patch> = { ...patch };
    for (const other in patch) if (other !== key) delete only[other];
    if (isAsSeen(only)) delete sent[key];
  }
  return Object.keys(sent).length === 0 ? null : sent;
}
