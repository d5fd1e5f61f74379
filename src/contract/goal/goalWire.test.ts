import { describe, expect, it } from 'vitest';
import { exampleDay } from '#testing/core/exampleDay.ts';
import { exampleGoal } from '#testing/core/exampleGoal.ts';
import { decodeChanged, encodeStated } from './encodeStated.ts';
import { decodeStated } from './goalWire.ts';
import { namesFor } from './wireNames.ts';

const GOAL = exampleGoal({
  parentId: 'g0',
  span: { start: exampleDay('2026-01-01'), end: null },
  priority: 'low',
  isKpi: true,
  rollup: 'average',
  targetsByYear: new Map([[2026, 5]]),
  baseline: { value: 2, date: null },
  newBases: [{ date: exampleDay('2026-02-01'), reason: 'A new crew' }],
  contributorIds: ['7'],
  perspective: 'c',
});

describe('what is stated about a goal', () => {
  it.each([
    ['all of it', GOAL],
    ['nothing', exampleGoal()],
  ])('is read from the wire as it was written: %s', (_, goal) => {
    expect(goal).toMatchObject(decodeStated(encodeStated(goal)));
  });

  it('keeps what a call leaves out, and loses what it clears', () => {
    const changed = decodeChanged(GOAL, {
      item: 'New',
      start: null,
      priority: null,
      rollup_type: null,
      targets: { 2027: null },
    });
    expect(changed).toMatchObject({ title: 'New', span: { start: null, end: null }, priority: null, rollup: null });
    expect(changed).toMatchObject({ isKpi: true, perspective: 'c', targetsByYear: new Map() });
  });

  it('loses a new base on a day that does not exist', () => {
    expect(decodeChanged(GOAL, { new_bases: [{ date: '0000-00-00', reason: 'x' }] }).newBases).toEqual([]);
  });

  it('is shared by its row: who works on a goal is not', () => {
    expect(namesFor('share')).toContain('priority');
    expect(namesFor('share')).not.toContain('contributors');
  });
});
