/**
 * The nearest goal above a number by its dots: of 1.2.3 it is 1.2, or 1 where 1.2 is no goal. Null where none of them
 * is one (rule 9.1).
 */
export function parentByDots(key: string, isGoal: (key: string) => boolean): string | null {
  for (let dot = key.lastIndexOf('.'); dot > 0; dot = key.lastIndexOf('.', dot - 1)) {
    const above = key.slice(0, dot);
    if (isGoal(above)) return above;
  }
  return null;
}
