import { describe, expect, it } from 'vitest';
import { NO_PLAN_WORDS } from '#core/plan/planWords.ts';
import {
  changeCount,
  changesOf,
  draftOf,
  levelAdded,
  levelMoved,
  patchOf,
  planWith,
  presetOf,
  problemsOf,
  type WordsPlan,
} from './wordsDraft.ts';

const PLAN: WordsPlan = { tiers: 2, ...NO_PLAN_WORDS };
const NAMED: WordsPlan = {
  ...PLAN,
  levels: [
    { name: 'Priority', plural: 'Priorities' },
    { name: 'Action', plural: 'Actions' },
    { name: 'Step', plural: 'Steps' },
  ],
  statuses: [{ code: 'off_target', name: 'Watch' }],
  palette: 'blue_brown',
  fields: [],
};
const before = draftOf(PLAN);
const named = draftOf(NAMED);
const namesOf = (levels: readonly { readonly name: string }[]) => levels.map(({ name }) => name);

describe('the draft of a plan’s words', () => {
  it('begins with how things are called, and nothing to save', () => {
    expect(namesOf(before.levels)).toEqual([
      'Strategic objective',
      'Organisation goal',
      'Member goal',
      'Member action',
    ]);
    expect(before.statuses.off_target).toBe('Off Target');
    expect(named.statuses).toMatchObject({ off_target: 'Watch', critical: 'Critical' });
    for (const [draft, plan] of [
      [before, PLAN],
      [named, NAMED],
    ] as const) {
      expect(changeCount(changesOf(draft, draftOf(plan)))).toBe(0);
      expect(patchOf(draft, plan)).toEqual({});
    }
  });

  it('counts a level, a status and the colours as a change each; blanks are none', () => {
    const draft = {
      ...named,
      levels: named.levels.map((level, at) => (at === 1 ? { ...level, name: 'Outcome' } : level)),
      statuses: { ...named.statuses, critical: 'Help', off_target: ' Watch ' },
      palette: 'milepost' as const,
    };
    expect(changesOf(draft, named)).toEqual({ depths: [1], statuses: ['critical'], palette: true, fields: 0 });
    expect(patchOf(draft, NAMED)).toEqual({
      levels: [NAMED.levels[0], { name: 'Outcome', plural: 'Actions' }, NAMED.levels[2]],
      statuses: [
        { code: 'off_target', name: 'Watch' },
        { code: 'critical', name: 'Help' },
      ],
      palette: 'milepost',
    });
  });

  it('keeps a name that was not changed in the words it is stored with, also where its level moves', () => {
    const stored = [
      { name: 'Objetivo estratégico', plural: 'Objetivos estratégicos' },
      { name: 'Objetivo de la organización', plural: 'Objetivos de la organización' },
      { name: 'Paso', plural: 'Pasos' },
    ];
    const plan: WordsPlan = { ...PLAN, levels: stored.map((level, depth) => ({ ...level, isUsual: depth < 2 })) };
    const draft = draftOf(plan);
    expect(draft.levels[1]?.name).toBe('Organisation goal');
    const { levels } = patchOf({ ...draft, levels: levelMoved(draft.levels, 1, 2) }, plan);
    expect(levels).toEqual([stored[0], stored[2], stored[1]]);
  });

  it('sends no names where they are the usual ones again', () => {
    const draft = { ...named, levels: presetOf(2), statuses: before.statuses };
    expect(patchOf(draft, NAMED)).toEqual({ levels: [], statuses: [] });
    expect(patchOf({ ...named, levels: presetOf(3) }, NAMED).levels).toHaveLength(5);
  });

  it('shows the plan with what is typed; a status without a word as usual', () => {
    const draft = { ...named, statuses: { ...named.statuses, critical: ' ', deferred: ' On  hold' } };
    const { statuses } = planWith(NAMED, draft);
    expect(statuses).toContainEqual({ code: 'deferred', name: 'On hold' });
    expect(statuses.map(({ code }) => code)).not.toContain('critical');
  });

  it('names a problem by its field', () => {
    const levels = levelAdded(named.levels).map((level) => ({ ...level, plural: level.plural || 'steps' }));
    const draft = { ...named, levels, statuses: { ...named.statuses, critical: 'watch', deferred: 'Achieved' } };
    expect([...problemsOf(draft)]).toEqual([
      ['levels.3.name', { kind: 'empty' }],
      ['levels.3.plural', { kind: 'twin', of: 'Steps' }],
      ['statuses.critical', { kind: 'twin', of: 'Watch' }],
      ['statuses.deferred', { kind: 'builtIn', of: 'achieved' }],
    ]);
  });
});

describe('levels', () => {
  it.each([
    [0, 1, ['Action', 'Priority', 'Step']],
    [2, 0, ['Step', 'Priority', 'Action']],
    [0, -1, ['Priority', 'Action', 'Step']],
    [2, 3, ['Priority', 'Action', 'Step']],
    [7, 0, ['Priority', 'Action', 'Step']],
  ])('move from %i to %i', (from, to, names) => {
    expect(namesOf(levelMoved(named.levels, from, to))).toEqual(names);
  });

  it('have a key of their own when added', () => {
    const added = levelAdded(levelAdded(named.levels.slice(1)));
    expect(new Set(added.map(({ key }) => key)).size).toBe(4);
  });
});
