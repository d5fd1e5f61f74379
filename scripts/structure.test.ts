import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');
const ROOMS = ['core', 'contract', 'languages', 'server', 'web'] as const;

/** The wings of a room from the bottom up: each imports only itself and those before it. */
const WINGS = {
  web: ['base', 'plan', 'goal', 'pages', 'app'],
  server: ['base', 'store', 'platform', 'plan', 'features'],
} as const;

describe.each(ROOMS)('no loop of imports in %s, types counted', (room) => {
  it('between files', () => {
    expect(loopsIn(graphOf(room, (file) => file))).toEqual([]);
  });

  it('between folders', () => {
    expect(loopsIn(graphOf(room, dirname))).toEqual([]);
  });
});

describe.each(Object.entries(WINGS))('the wings of %s import downwards only', (room, wings) => {
  it.each(wings.map((wing, place) => [wing, wings.slice(place + 1)] as const))(
    '%s imports none of %j',
    (wing, above) => {
      const upwards = importsOf(room)
        .filter(({ from, to }) => wingOf(from) === wing && above.some((other) => other === wingOf(to)))
        .map(({ from, to }) => `${from} -> ${to}`);
      expect(upwards).toEqual([]);
    },
  );
});

it('no product file imports what only tests stand on', () => {
  const importing = ROOMS.flatMap((room) => productFiles(join(src, room)).map((file) => join(src, room, file))).filter(
    (path) => specifiersIn(readFileSync(path, 'utf8')).some((specifier) => specifier.includes('testing/')),
  );
  expect(importing).toEqual([]);
});

it.each([
  ['a pair', { a: ['b'], b: ['a'] }, [['a', 'b']]],
  ['a ring', { a: ['b'], b: ['c'], c: ['a'], d: ['a'] }, [['a', 'b', 'c']]],
  ['nothing in a diamond', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
])('a loop is found: %s', (_name, arrows, loops) => {
  const graph = new Map(Object.entries<string[]>(arrows).map(([from, to]) => [from, new Set(to)]));
  expect(loopsIn(graph)).toEqual(loops);
});

type Import = { readonly from: string; readonly to: string };
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Imports between files of a room, as paths within it; tests are left out. */
function importsOf(room: string): Import[] {
  const folder = join(src, room);
  return productFiles(folder).flatMap((from) => {
    const path = join(folder, from);
    return specifiersIn(readFileSync(path, 'utf8'))
      .map((specifier) =>
        specifier.startsWith('#') ? join(src, specifier.slice(1)) : resolve(dirname(path), specifier),
      )
      .filter((target) => target.startsWith(`${folder}/`))
      .map((target) => ({ from, to: relative(folder, target) }));
  });
}

function productFiles(folder: string): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.test\.tsx?$/.test(file));
}

function specifiersIn(text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"`]([.#][^'"`$]+)['"`]/g);
  return [...found].map(([, specifier = '']) => specifier);
}

function wingOf(file: string): string {
  return file.split('/')[0] ?? '';
}

function graphOf(room: string, nodeOf: (file: string) => string): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of importsOf(room)) {
    const [one, other] = [nodeOf(from), nodeOf(to)];
    if (one !== other) graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return graph;
}

/** The groups of nodes that reach each other (Tarjan's strongly connected components), each sorted by name. */
function loopsIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const loops: string[][] = [];
  const visit = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.size - 1);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const group = open.splice(open.indexOf(node));
    if (group.length > 1) loops.push(group.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return loops;
}
