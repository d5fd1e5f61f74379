import type { ImportFinding } from '#contract/import.ts';

/** What was found of one kind; a list is one. */
export type FoundList = Iterable<ImportFinding> & { readonly length: number };

type Place = Pick<ImportFinding, 'file' | 'column'>;
type Said = Pick<ImportFinding, 'value' | 'reason' | 'said'>;

/** The cell of a place in its workbook, such as D7; null where there is none. */
export type CellFinder = (place: Pick<ImportFinding, 'file' | 'line' | 'column'>) => string | null;

/** Texts of others are hardly ever found again. */
const MOST_KNOWN = 50_000;

/**
 * Findings in columns: of a large table the same may be found in every row, such as a date moved to the first day of
 * its period. A finding is made when it is asked for; what is said of many is kept once.
 */
export class FoundColumns implements FoundList {
  readonly #places: Place[] = [];
  readonly #knownPlaces = new Map<string, number>();
  readonly #said: Said[] = [];
  readonly #knownSaid = new Map<string, number>();
  #placeOf = new Uint32Array(16);
  #lineOf = new Uint32Array(16);
  #saidOf = new Uint32Array(16);
  #order: Uint32Array | null = null;
  #length = 0;
  #cellOf: CellFinder = () => null;

  get length(): number {
    return this.#length;
  }

  add({ file, line, column, ...what }: ImportFinding): void {
    if (this.#length === this.#lineOf.length) this.#grow();
    this.#placeOf[this.#length] = numberIn(this.#places, this.#knownPlaces, [`${file}\n${column}`, { file, column }]);
    this.#saidOf[this.#length] = numberIn(this.#said, this.#knownSaid, [`${what.value}\n${what.reason}`, what]);
    // Lines count from 1.
    this.#lineOf[this.#length] = line ?? 0;
    this.#length += 1;
  }

  /** Says from now on in which cell of its workbook each was found. */
  locate(cellOf: CellFinder): this {
    this.#cellOf = cellOf;
    return this;
  }

  /** As a reader goes through the files, whatever order they were found in. */
  sort(): this {
    const files = [...new Set(this.#places.map(({ file }) => file))];
    const fileOf = this.#places.map(({ file }) => files.indexOf(file));
    const compare = (one: number, other: number) =>
      Number(fileOf[Number(this.#placeOf[one])]) - Number(fileOf[Number(this.#placeOf[other])]) ||
      Number(this.#lineOf[one]) - Number(this.#lineOf[other]);
    let isInOrder = true;
    for (let at = 1; at < this.#length && isInOrder; at += 1) isInOrder = compare(at - 1, at) <= 0;
    this.#order = isInOrder ? null : Uint32Array.from({ length: this.#length }, (_, at) => at).sort(compare);
    return this;
  }

  *[Symbol.iterator](): Generator<ImportFinding> {
    for (let at = 0; at < this.#length; at += 1) yield this.#at(this.#order?.[at] ?? at);
  }

  #at(at: number): ImportFinding {
    const place = this.#places[Number(this.#placeOf[at])];
    const said = this.#said[Number(this.#saidOf[at])];
    if (place === undefined || said === undefined) throw new RangeError(`There is no finding ${at}.`);
    const line = Number(this.#lineOf[at]);
    const found = { file: place.file, line: line === 0 ? null : line, column: place.column };
    const cell = this.#cellOf(found);
    return { ...found, ...(cell === null ? {} : { cell }), ...said };
  }

  #grow(): void {
    this.#placeOf = grown(this.#placeOf);
    this.#lineOf = grown(this.#lineOf);
    this.#saidOf = grown(this.#saidOf);
  }
}

/** Where a thing stands in a list, at whose end it is put unless it is known. */
function numberIn<T>(all: T[], known: Map<string, number>, [key, thing]: readonly [string, T]): number {
  const before = known.get(key);
  if (before !== undefined) return before;
  all.push(thing);
  if (known.size < MOST_KNOWN) known.set(key, all.length - 1);
  return all.length - 1;
}

function grown(column: Uint32Array): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(column.length * 2);
  larger.set(column);
  return larger;
}
