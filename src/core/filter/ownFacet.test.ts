import { expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleFilterable } from '#testing/core/exampleFilterable.ts';
import { exampleOwnField } from '#testing/core/exampleOwn.ts';
import { NO_CRITERIA } from './criteria.ts';
import { compileCards } from './matchesFilter.ts';
import { countOwnOptions } from './ownFacet.ts';
import { ownFilterOf } from './ownFilter.ts';

const WARD = exampleOwnField({ kind: 'choice' });
const TAGS = exampleOwnField({ id: 'tags', name: 'Tags', kind: 'choices', levels: [1, 2] });
const context = {
  today: exampleDay('2026-11-20'),
  fiscalStartMonth: 1,
  departmentOfMember: new Map(),
  own: ownFilterOf([WARD, TAGS]),
  work: null,
};
const goals = [
  { depth: 0, parentId: null, ownFields: { ward: 'harbor', tags: ['north'] } },
  { depth: 1, ownFields: { ward: 'harbor', tags: ['harbor', 'north'] } },
  { depth: 2, ownFields: { ward: 'gone' } },
  { depth: 3, ownFields: { tags: ['harbor'] } },
  { depth: 6, ownFields: { ward: 'harbor' } },
].map((goal, at) => exampleFilterable({ ...goal, id: `g${at}` }));

it.each([null, { ward: ['harbor'] }, { tags: ['north'], gone: 1 }])(
  'each option of an own field counts what it would list, beside %j',
  (own) => {
    const criteria = { ...NO_CRITERIA, own };
    for (const field of [WARD, TAGS]) {
      const countOf = countOwnOptions(field, criteria, { goals, context });
      for (const option of ['harbor', 'north', 'oldtown', 'none']) {
        const listed = compileCards({ ...criteria, own: { ...own, [field.id]: [option] } }, context);
        expect([field.id, option, countOf(option)]).toEqual([field.id, option, goals.filter(listed).length]);
      }
    }
  },
);

it('own fields that nothing is asked of, or that the plan does not have, test nothing', () => {
  expect([null, {}, { gone: ['harbor'] }].map((own) => context.own?.tests(own))).toEqual([[], [], []]);
});
