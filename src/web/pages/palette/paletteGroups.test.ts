import { describe, expect, it } from 'vitest';
import type { PaletteEntry } from './paletteEntry.ts';
import { MOST_IN_GROUP, type PaletteSources, paletteGroups } from './paletteGroups.ts';

function entry(title: string): PaletteEntry {
  return { id: title, mark: { icon: 'search' }, number: null, title, hint: null, run: () => {} };
}

const SOURCES: PaletteSources = {
  recent: [entry('Hold overtime')],
  goals: { entries: [], more: 0, isGuess: false },
  work: [entry('Permits counter online')],
  saved: [entry('Permits backlog'), entry('Board pack')],
  years: [entry('FY25'), entry('FY26'), entry('Plan-to-Date')],
  plans: [entry('Harbor plan')],
  actions: [entry('Clear filters'), entry('Turn full screen on or off')],
  keyword: entry('Filter by keyword “permit”'),
};

function shown(text: string, sources: Partial<PaletteSources> = {}) {
  return paletteGroups(text, { ...SOURCES, ...sources }).map(({ id, entries }) => [
    id,
    entries.map(({ title }) => title),
  ]);
}

describe('the palette', () => {
  it('shows the goals opened last, then what there is besides goals, before anything is typed', () => {
    expect(shown(' ')).toEqual([
      ['recent', ['Hold overtime']],
      ['saved', ['Permits backlog', 'Board pack']],
      ['years', ['FY25', 'FY26', 'Plan-to-Date']],
      ['plans', ['Harbor plan']],
      ['actions', ['Clear filters', 'Turn full screen on or off']],
    ]);
  });

  it('shows what has every word typed, and the keyword filter first among the actions', () => {
    expect(shown('PERMIT')).toEqual([
      ['work', ['Permits counter online']],
      ['saved', ['Permits backlog']],
      ['actions', ['Filter by keyword “permit”']],
    ]);
    const keyword = entry('Filter by keyword “filters clear”');
    expect(shown('filters clear', { keyword })).toEqual([['actions', [keyword.title, 'Clear filters']]]);
  });

  it('shows goals first, as they were found', () => {
    const goals = { entries: [entry('A goal')], more: 4 };
    const [first] = paletteGroups('clear', { ...SOURCES, goals: { ...goals, isGuess: false } });
    expect(first).toEqual({ id: 'goals', ...goals });
  });

  it('shows goals that only resemble what was typed behind what has it', () => {
    const goals = { entries: [entry('A cleat')], more: 0, isGuess: true };
    expect(shown('clear', { goals }).map(([id]) => id)).toEqual(['actions', 'goals']);
    expect(shown('cleat', { goals }).map(([id]) => id)).toEqual(['goals']);
  });

  it('keeps many years and plans back until they are asked for', () => {
    const years = Array.from({ length: 6 }, (_, index) => entry(`FY2${index}`));
    expect(shown('', { years }).map(([id]) => id)).not.toContain('years');
    expect(shown('fy2', { years })[0]).toEqual(['years', years.map(({ title }) => title)]);
  });

  it('shows no more of a group than fits, and counts the others', () => {
    const saved = Array.from({ length: 20 }, (_, index) => entry(`Pack ${index}`));
    const [group] = paletteGroups('pack', { ...SOURCES, saved });
    expect(group?.entries).toHaveLength(MOST_IN_GROUP);
    expect(group?.more).toBe(20 - MOST_IN_GROUP);
  });
});
