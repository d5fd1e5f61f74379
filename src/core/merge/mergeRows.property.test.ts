import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, mergeRecord, mergeValue, type Sides, takeTheirs } from './merge.ts';
import { mergeRows } from './mergeRows.ts';

type Row = { readonly id: string; readonly name: string; readonly note: string };

const merge = mergeRows<Row>({
  keyOf: ({ id }) => id,
  mergeRow: mergeRecord<Row>({ id: mergeValue, name: mergeValue, note: mergeValue }),
});

const word = fc.constantFrom('a', 'b', 'c');
const list = fc.uniqueArray(fc.record({ id: fc.constantFrom(...'123456'), name: word, note: word }), {
  selector: ({ id }) => id,
});

type Step = { readonly kind: 'add' | 'remove' | 'rename' | 'move'; readonly at: number; readonly word: string };
const steps = fc.array(
  fc.record({
    kind: fc.constantFrom('add', 'remove', 'rename', 'move'),
    at: fc.nat(9),
    word: fc.constantFrom('d', 'e', 'f'),
  }) satisfies fc.Arbitrary<Step>,
  { maxLength: 4 },
);

/** A list as a person leaves it: rows added, removed, renamed and moved. */
function edited(rows: readonly Row[], done: readonly Step[], who: string): readonly Row[] {
  return done.reduce<readonly Row[]>((now, { kind, at, word: text }, step) => {
    const place = now.length === 0 ? 0 : at % now.length;
    const row = now[place];
    if (kind === 'add')
      return [...now.slice(0, place), { id: `${who}${step}`, name: text, note: '' }, ...now.slice(place)];
    if (row === undefined) return now;
    const others = now.filter((each) => each !== row);
    if (kind === 'remove') return others;
    if (kind === 'move') return [row, ...others];
    return now.map((each) => (each === row ? { ...row, [at % 2 === 0 ? 'name' : 'note']: text } : each));
  }, rows);
}

/** Two who edited one list. */
const edits: fc.Arbitrary<Sides<readonly Row[]>> = fc
  .record({ before: list, mine: steps, theirs: steps })
  .map(({ before, mine, theirs }) => ({
    before,
    mine: edited(before, mine, 'm'),
    theirs: edited(before, theirs, 't'),
  }));

/** Any three lists, which a program may send. */
const any: fc.Arbitrary<Sides<readonly Row[]>> = fc.record({ before: list, mine: list, theirs: list });

const places = ({ contradictions }: ReturnType<typeof merge>) => contradictions.map(({ at }) => at.join('.')).sort();

describe.each([
  ['two edits of one list', edits],
  ['any three lists', any],
])('merging %s', (_, sides) => {
  const holds = (rule: (each: Sides<readonly Row[]>) => void) => fc.assert(fc.property(sides, rule));

  it('gives the same, whoever saves first, where nothing contradicts', () =>
    holds(({ before, mine, theirs }) => {
      const one = merge({ before, mine, theirs });
      const other = merge({ before, mine: theirs, theirs: mine });
      expect(places(other)).toEqual(places(one));
      if (one.contradictions.length === 0) expect(other.value).toEqual(one.value);
    }));

  it('loses nobody’s row: one that is gone was removed by somebody, and what somebody added is there', () =>
    holds(({ before, mine, theirs }) => {
      const merged = merge({ before, mine, theirs });
      const has = (rows: readonly Row[], id: string) => rows.some((row) => row.id === id);
      for (const { id } of [...mine, ...theirs]) {
        const isRemoved = has(before, id) && !(has(mine, id) && has(theirs, id));
        if (!isRemoved) expect(has(merged.value, id), id).toBe(true);
      }
      const ids = merged.value.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }));

  it('keeps each change of each, unless it is said to contradict', () =>
    holds(({ before, mine, theirs }) => {
      const merged = merge({ before, mine, theirs });
      const said = new Set(places(merged));
      const rowIn = (rows: readonly Row[], id: string) => rows.find((row) => row.id === id);
      for (const side of [mine, theirs]) {
        for (const row of side) {
          const was = rowIn(before, row.id);
          if (was === undefined || said.has(row.id)) continue;
          for (const part of ['name', 'note'] as const) {
            if (row[part] === was[part] || said.has(`${row.id}.${part}`)) continue;
            expect(rowIn(merged.value, row.id)?.[part]).toBe(row[part]);
          }
        }
      }
    }));

  it('changes nothing where only one changed something', () =>
    holds(({ before, mine }) => {
      expect(merge({ before, mine, theirs: before })).toMatchObject({ value: mine, contradictions: [] });
      expect(merge({ before, mine: before, theirs: mine })).toMatchObject({ value: mine, contradictions: [] });
      expect(merge({ before, mine, theirs: mine })).toMatchObject({ value: mine, contradictions: [] });
    }));

  it('contradicts in the same places once mine is what was merged, so that the store sees what the call saw', () =>
    holds(({ before, mine, theirs }) => {
      const merged = merge({ before, mine, theirs });
      expect(places(merge({ before, mine: merged.value, theirs }))).toEqual(places(merged));
    }));

  it('has theirs in all that contradicts, where theirs is taken', () =>
    holds((each) => {
      const { contradictions } = merge(each);
      const taken = takeTheirs(merge, each);
      for (const { at, theirs } of contradictions) {
        const [id, part] = at;
        const row = taken.find((one) => one.id === id);
        if (part === 'name' || part === 'note') expect(row?.[part]).toBe(theirs);
        else if (id !== '#order') expect(isSame(row ?? null, theirs)).toBe(true);
      }
    }));
});

it('says the same again on the base it gives, and nothing else', () =>
  fc.assert(
    fc.property(edits, ({ before, mine, theirs }) => {
      const merged = merge({ before, mine, theirs });
      const again = merge({ before: merged.base, mine: merged.value, theirs });
      expect(places(again)).toEqual(places(merged));
      expect(again.value).toEqual(merged.value);
    }),
  ));
