import { openZip } from '#server/features/exchange/reading/xlsx/zipArchive.ts';
import { zipFiles } from '#server/features/exchange/writing/zipFiles.ts';

/** A whole number from 0 up to and without a bound. */
export type Random = (bound: number) => number;

/** The same seed gives the same numbers (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
}

type Damage = (bytes: Uint8Array, random: Random) => Uint8Array;

/** What happens to files on their way: by name, so that a run can say what it did. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  'flipped bits': flipBits,
  'a truncated end': (bytes, random) => bytes.slice(0, random(bytes.length)),
  'a lost beginning': (bytes, random) => bytes.slice(random(bytes.length)),
  'a lost piece': (bytes, random) => spliced(bytes, pieceOf(bytes, random), new Uint8Array()),
  'a piece twice': (bytes, random) => {
    const piece = pieceOf(bytes, random);
    return spliced(bytes, { ...piece, length: 0 }, bytes.slice(piece.at, piece.at + piece.length));
  },
  'bytes put in': (bytes, random) =>
    spliced(bytes, { at: random(bytes.length), length: 0 }, bytesFrom(random, 1 + random(20))),
  'marks put in': (bytes, random) =>
    spliced(bytes, { at: random(bytes.length), length: random(3) }, pick(MARKS, random)),
  'another encoding': reencode,
};

const MARKS = [
  '"',
  '""',
  ',',
  ';',
  '\n',
  '\r',
  '\t',
  '\0',
  "'=",
  '1e999',
  '-',
  '￾',
  '<!DOCTYPE a>',
  '{"',
  ']]',
  '\u2028',
].map((text) => new TextEncoder().encode(text));

/** A file with one kind of damage, told by its name; a workbook is as often damaged inside its sheets as around them. */
export function corrupted(bytes: Uint8Array, random: Random): { readonly bytes: Uint8Array; readonly damage: string } {
  const damage = pick(Object.keys(DAMAGES), random);
  const apply = DAMAGES[damage] ?? flipBits;
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isZip || random(2) === 0) return { bytes: apply(bytes, random), damage };
  return { bytes: insideOf(bytes, (content) => apply(content, random), random), damage: `${damage} inside` };
}

const LIMITS = { entries: 200, inflatedBytes: 50_000_000 };

function insideOf(bytes: Uint8Array, damage: (content: Uint8Array) => Uint8Array, random: Random): Uint8Array {
  const zip = openZip(bytes, LIMITS);
  const files = new Map(zip.names.map((name) => [name, zip.read(name) ?? new Uint8Array()]));
  const name = pick([...files.keys()], random);
  return zipFiles(files.set(name, damage(files.get(name) ?? new Uint8Array())));
}

function flipBits(bytes: Uint8Array, random: Random): Uint8Array {
  // A Buffer’s own slice would share the bytes.
  const flipped = Uint8Array.from(bytes);
  for (let left = 1 + random(64); left > 0; left -= 1) {
    const at = random(flipped.length);
    flipped[at] = (flipped[at] ?? 0) ^ (1 << random(8));
  }
  return flipped;
}

function reencode(bytes: Uint8Array, random: Random): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  switch (random(4)) {
    case 0:
      return Buffer.from(text, 'utf16le');
    case 1:
      return Buffer.from(text, 'latin1');
    case 2:
      // Read as Windows-1252 and written as UTF-8 again.
      return Buffer.from(new TextDecoder('windows-1252').decode(bytes));
    default:
      return Buffer.from(`\ufeff\ufeff${text}`);
  }
}

type Piece = { readonly at: number; readonly length: number };

function pieceOf(bytes: Uint8Array, random: Random): Piece {
  const at = random(bytes.length);
  return { at, length: 1 + random(Math.min(2_000, bytes.length - at)) };
}

function spliced(bytes: Uint8Array, { at, length }: Piece, put: Uint8Array): Uint8Array {
  return Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + length)]);
}

function bytesFrom(random: Random, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => random(256));
}

function pick<T>(all: readonly T[], random: Random): T {
  const picked = all[random(all.length)];
  if (picked === undefined) throw new TypeError('There is nothing to pick from.');
  return picked;
}
