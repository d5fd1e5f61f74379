import { expect, it } from 'vitest';
import { exampleOf } from './exampleOf.ts';

const named = {
  Cell: { type: 'object', properties: { date: { type: 'string' }, actual: { type: 'number' } }, required: ['date'] },
  Tree: { type: 'object', properties: { below: { $ref: '#/components/schemas/Tree' } } },
};

it('an example has what is required, by way of the names', () => {
  expect(exampleOf({ type: 'array', items: { $ref: '#/components/schemas/Cell' } }, named)).toEqual([{ date: '' }]);
});

it('an example of what requires nothing has all of it', () => {
  const patch = {
    type: 'object',
    properties: { name: { type: 'string' }, kind: { enum: ['a', 'b'] }, on: { type: 'boolean' } },
  };
  expect(exampleOf(patch, named)).toEqual({ name: '', kind: 'a', on: false });
});

it('an example of a shape within itself ends', () => {
  expect(JSON.stringify(exampleOf(named.Tree, named)).length).toBeLessThan(200);
});
