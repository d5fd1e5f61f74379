import { describe, expect, it } from 'vitest';
import { OWN_KINDS, type OwnKind } from '#core/own/ownField.ts';
import { exampleOwnField, exampleOwnValue } from '#testing/core/exampleOwn.ts';
import { type OwnDraft, ownDraftsOf, ownPatch, ownProblemsOf, withOwnDraft } from './ownDraft.ts';

const FORMAT = 'M/D/Y';

function optionsOf(differences: Parameters<typeof exampleOwnField>[0]) {
  return { fields: [exampleOwnField(differences)], depth: 1, format: FORMAT } as const;
}

describe('own fields in the form of a goal', () => {
  it.each(OWN_KINDS)('a value of %s is typed as it was stored', (kind) => {
    const options = optionsOf({ kind });
    const drafts = ownDraftsOf({ ward: exampleOwnValue(kind) }, options);
    expect(ownPatch(drafts, drafts, options)).toEqual({});
    expect(ownPatch({}, drafts, options)).toEqual({ ward: exampleOwnValue(kind) });
    expect(ownPatch(drafts, {}, options)).toEqual({ ward: null });
    expect(ownProblemsOf(drafts, { ...options, before: null })).toEqual(new Map());
  });

  it('leaves out a value of an option that is gone', () => {
    expect(ownDraftsOf({ ward: 'gone' }, optionsOf({ kind: 'choice' }))).toEqual({});
  });

  it('keeps the order of the plan, and nothing that is empty', () => {
    const fields = ['a', 'b'].map((id) => exampleOwnField({ id }));
    expect(Object.keys(withOwnDraft({ b: 'x' }, 'a', 'y', fields))).toEqual(['a', 'b']);
    expect(withOwnDraft({ a: 'x' }, 'a', '', fields)).toEqual({});
    expect(withOwnDraft({ a: ['x'] }, 'a', [], fields)).toEqual({});
  });

  it('sends nothing of a field of another level', () => {
    expect(ownPatch({}, { ward: 'x' }, optionsOf({ levels: [2] }))).toEqual({});
  });

  it.each<[OwnKind, OwnDraft, string | null]>([
    ['number', 'twelve', 'number'],
    ['money', '$1,200', null],
    ['percent', '12.5%', null],
    ['date', '02/30/2026', 'date'],
    ['date', '02/28/2026', null],
    ['link', 'javascript:alert(1)', 'link'],
    ['link', 'example.org', null],
    ['link', 'example', 'link'],
    ['link', 'mailto:ada@example.org', null],
    ['text', 'x'.repeat(501), 'textLong'],
    ['text', ' ', null],
    ['choices', [], null],
  ])('%s %j: %s', (kind, draft, problem) => {
    const found = ownProblemsOf({ ward: draft }, { ...optionsOf({ kind }), before: {} });
    expect(found.get('ward') ?? null).toBe(problem);
  });

  it.each([
    ['a new goal', null, 'missing'],
    ['a goal that had none', {}, null],
    ['a goal that had one', { ward: 'x' }, 'missing'],
  ] as const)('a required field left empty: %s', (_, before, problem) => {
    const found = ownProblemsOf({}, { ...optionsOf({ required: true }), before });
    expect(found.get('ward') ?? null).toBe(problem);
  });

  it('a required field of another level is not asked for', () => {
    const found = ownProblemsOf({}, { ...optionsOf({ required: true, levels: [3] }), before: null });
    expect(found).toEqual(new Map());
  });
});
