import type { Owners } from '#core/plan/owners.ts';

/** More names than this are no help. */
const MOST_NAMES = 3;

/** Whom to ask for access to a page: the leads of the plan by name, where there are few. */
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
