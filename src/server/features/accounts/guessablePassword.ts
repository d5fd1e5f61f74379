import { Refusal } from '#server/base/errors.ts';
import { COMMON_WORDS, KEY_RUNS } from './commonWords.ts';

export type PasswordOwner = { readonly email: string | null; readonly name: string | null };

/** Throws Refusal (400) for a password that attackers try first, knowing the owner or not. */
export function refuseGuessable(password: string, owner: PasswordOwner): void {
  if (!isGuessable(password, owner)) return;
  throw new Refusal({
    code: 'password_guessable',
    status: 400,
    message: 'This password is easily guessed: a common word, a run of keys, or your own name. Take several words.',
  });
}

/**
 * Whether it is one common word or something of the owner's, with digits and signs around it or letters replaced by
 * digits; one short piece repeated; or a keyboard run. There are no other rules of composition.
 */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const once = oncePiece(text.replace(/[\s_.-]/g, ''));
  if (once.length < SHORTEST_PIECE || isRun(once) || /^\d{1,10}$/.test(once)) return true;
  return spellings(once).some((word) => COMMON_WORDS.has(word) || isOfOwner(word, owner));
}

const SHORTEST_PIECE = 5;
const OWN_LETTERS = 5;
const TELLING = 3;

function oncePiece(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const piece = text.slice(0, length);
    if (piece.repeat(Math.ceil(text.length / length)).startsWith(text)) return piece;
  }
  return text;
}

function isRun(text: string): boolean {
  let rest = text;
  while (rest !== '') {
    const length = longestRun(rest);
    if (length < 3) return false;
    rest = rest.slice(length);
  }
  return true;
}

function longestRun(text: string): number {
  for (let length = text.length; length >= 3; length -= 1) {
    const piece = text.slice(0, length);
    if (RUNS.some((run) => run.includes(piece))) return length;
  }
  return 0;
}

const RUNS = KEY_RUNS.flatMap((run) => [run, [...run].reverse().join('')]);

function spellings(text: string): string[] {
  const bare = (word: string) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const read = (one: string) => [...text].map((sign) => (sign === '1' ? one : (LOOKS_LIKE[sign] ?? sign))).join('');
  // P4ssw0rd1 has letters within and a number behind.
  const within = [...bare(text)].map((sign) => LOOKS_LIKE[sign] ?? sign).join('');
  return [bare(text), within, bare(read('i')), bare(read('l'))].map((word) => oncePiece(word));
}

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
};

function isOfOwner(word: string, { email, name }: PasswordOwner): boolean {
  const known = `${email ?? ''} ${name ?? ''}`.toLowerCase().split(/[^\p{L}]+/u);
  const telling = known.filter((part) => part.length >= TELLING).toSorted((one, other) => other.length - one.length);
  const rest = telling.reduce((left, part) => left.replaceAll(part, ''), word);
  return rest !== word && rest.length < OWN_LETTERS;
}
