import { PASSWORD_MIN_LENGTH } from '#contract/session.ts';

export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const GOOD_FROM = 12;
const STRONG_FROM = 16;
/** "aaaaaaaaaaaa" is no longer than it is varied. */
const REPEATS_COUNTED = 2;

export function passwordStrengthOf(password: string): PasswordStrength {
  if (password === '') return 0;
  const times = new Map<string, number>();
  for (const letter of password) times.set(letter, Math.min(REPEATS_COUNTED, (times.get(letter) ?? 0) + 1));
  const length = [...times.values()].reduce((sum, count) => sum + count, 0);
  if (password.length < PASSWORD_MIN_LENGTH || length < PASSWORD_MIN_LENGTH) return 1;
  if (length < GOOD_FROM) return 2;
  return length < STRONG_FROM ? 3 : 4;
}
