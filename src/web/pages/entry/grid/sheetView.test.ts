import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DEFAULT_VIEW, readSheetView, type SheetView, writeSheetView } from './sheetView.ts';

const view: fc.Arbitrary<SheetView> = fc.record({
  year: fc.option(fc.integer({ min: 1000, max: 9999 })),
  frequency: fc.option(fc.constantFrom('weekly' as const, 'monthly' as const, 'yearly' as const)),
  owner: fc.option(fc.string({ minLength: 1 }).filter((owner) => owner !== 'all')),
  objective: fc.option(fc.string({ minLength: 1 })),
  isDueOnly: fc.boolean(),
  hasTargets: fc.boolean(),
});

it('what the sheet shows comes back from its address', () => {
  fc.assert(
    fc.property(view, fc.constantFrom('mine' as const, null), (shown, opening) => {
      expect(readSheetView(writeSheetView(shown, opening), opening)).toEqual(shown);
    }),
  );
});

it.each(['', 'fiscal_year=x&tracked=daily&due=yes&rows=all&owner='])('%j is the view that opens first', (text) => {
  expect(readSheetView(text)).toEqual(DEFAULT_VIEW);
});

it.each([
  ['', 'mine', 'mine'],
  ['', null, null],
  ['owner=all', 'mine', null],
  ['owner=7', 'mine', '7'],
] as const)('of an address %j that opens on %s the owner is %s', (text, opening, owner) => {
  expect(readSheetView(text, opening).owner).toBe(owner);
});
