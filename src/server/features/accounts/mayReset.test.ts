import { expect, it } from 'vitest';
import { mayReset, type Standing } from './mayReset.ts';

const standing = (planIds: string[], ledPlanIds: string[] = [], isAdministrator = false): Standing => ({
  isAdministrator,
  planIds,
  ledPlanIds,
});

it.each<{ what: string; asker: Standing; account: Standing; may: boolean }>([
  { what: 'a lead of its one plan', asker: standing(['a'], ['a']), account: standing(['a']), may: true },
  { what: 'a member of it', asker: standing(['a']), account: standing(['a']), may: false },
  { what: 'a lead of one plan of two', asker: standing(['a', 'b'], ['a']), account: standing(['a', 'b']), may: false },
  { what: 'a lead of both', asker: standing(['a', 'b'], ['a', 'b']), account: standing(['a', 'b']), may: true },
  { what: 'a lead, to who is in no plan any more', asker: standing(['a'], ['a']), account: standing([]), may: false },
  {
    what: 'a lead, to an administrator',
    asker: standing(['a'], ['a']),
    account: standing(['a'], ['a'], true),
    may: false,
  },
  { what: 'an administrator', asker: standing([], [], true), account: standing(['a'], ['a'], true), may: true },
])('a link to a new password is given by $what: $may', ({ asker, account, may }) => {
  expect(mayReset(asker, account)).toBe(may);
});
