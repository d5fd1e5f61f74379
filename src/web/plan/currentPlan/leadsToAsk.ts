import type { Owners } from '#core/plan/owners.ts';

const MOST_NAMES = 3;

export function leadsToAsk(
  { members }: Owners,
  words: {
    readonly ask: (leads: string) => string;
    readonly askAnybody: string;
    readonly or: (first: string, last: string) => string;
  },
): string {
  const names = members
    .filter(({ role }) => role === 'lead')
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter((name) => name !== '');
  const last = names.at(-1);
  if (last === undefined || names.length > MOST_NAMES) return words.askAnybody;
  const first = names.slice(0, -1).join(', ');
  return words.ask(first === '' ? last : words.or(first, last));
}
