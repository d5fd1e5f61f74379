import { describe, expect, it } from 'vitest';
import type { Field } from '#core/goal/fieldKinds.ts';
import { goalFields } from '#core/goal/goalFields.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { decodeExported, encodeExported, schemaOf } from './goalExport.ts';

describe('a field without a row of its own is exported by its kind', () => {
  const { title, description, depth, allTarget, isKpi, memberId, span } = goalFields;

  it.each<[Field, unknown, unknown]>([
    [title, 'Roads', 1],
    [description, 'Roads\nand bridges', null],
    [depth, 3, '3'],
    [allTarget, null, 'many'],
    [isKpi, true, 1],
    [memberId, null, 7],
  ])('%j: as %j, not as %j', (field, fit, unfit) => {
    expect(schemaOf(field).safeParse(fit).success).toBe(true);
    expect(schemaOf(field).safeParse(unfit).success).toBe(false);
  });

  it('one of a shape of its own needs a row', () => {
    expect(() => schemaOf(span)).toThrow('A field of the kind window needs a row in goalExport.ts.');
  });
});

describe('a goal as JSON', () => {
  const goal = exampleGoal({ title: 'Roads', unit: 'miles' });
  const exported = encodeExported(goal);

  it('comes back as it went', () => {
    expect(goal).toMatchObject(decodeExported(exported) ?? {});
  });

  it('that lacks a field which came later has what a goal has that does not state it', () => {
    const { unit: _unit, contributor_ids: _ids, new_bases: _bases, ...older } = exported;
    expect(decodeExported(older)).toMatchObject({ title: 'Roads', unit: '', contributorIds: [], newBases: [] });
  });

  it.each([[{ start: '2026-02-30' }], [{ end: '2026-13-01' }], [{ baseline: { value: 1, date: '2026-00-01' } }]])(
    'with a date that does not exist is none: %j',
    (wrong) => {
      expect(decodeExported({ ...exported, ...wrong })).toBeNull();
    },
  );
});
