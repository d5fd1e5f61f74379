import { isNone } from '#core/typed/none.ts';

/** What people write into a cell of a file where there is no figure, in the languages of the page; blanks aside. */
const WORDS: ReadonlySet<string> = new Set([
  ...['--', '---', '―', '−', '.', '..', '...', '…', '/', '?', 'n.a', '#nv', '#n/d', 'nil', 'tbd', 'tba', 'tbc'],
  ...['notavailable', 'notapplicable', 'nodata', 'unknown', 'pending', 'n.d.', 'n.d', 'n/d', 'n.k.', 'n/k', 'n.r.'],
  ...['k.a.', 'k.a', 'k/a', 'keineangabe', 'keineangaben', 'keinedaten', 'n.v.', 'n.b.', 'nichtverfügbar'],
  ...['entfällt', 'unbekannt', 'offen', 'ausstehend', 's.o.', 's.o', 's/o', 'sansobjet', 'nondisponible', 'n.c.'],
  ...['inconnu', 'enattente', 'àvenir', 's.d.', 's/d', 'sindatos', 'sindato', 'nodisponible', 'noaplica'],
  ...['desconocido', 'pendiente', 'n.p.', 'n/p'],
]);

/** No such word is longer, with its blanks. */
const LONGEST = 24;

/** Whether a cell of a file says that there is nothing: empty, `n/a`, `-`, `k. A.`, `s.o.` and the like. */
export function isNoneInFile(cell: string): boolean {
  if (isNone(cell)) return true;
  if (cell.length > LONGEST || DIGIT.test(cell)) return false;
  return WORDS.has(cell.replace(BLANKS, '').toLowerCase());
}

const DIGIT = /^[\s-]*\d/;
const BLANKS = /\s+/g;
