export type AttainmentChange = 'closer' | 'further' | 'same';

/** In percent; differences smaller than that read alike. */
const STEP = 10;

/** Whether a goal came closer to its target to date, by attainment as it is read, to a tenth of a percent. */
export function attainmentChange(before: number | null, now: number | null): AttainmentChange | null {
  if (before === null || now === null) return null;
  const [then, since] = [before, now].map((share) => Math.round(share * 100 * STEP));
  if (then === since) return 'same';
  return Number(since) > Number(then) ? 'closer' : 'further';
}
