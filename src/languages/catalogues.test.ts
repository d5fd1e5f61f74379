import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';

/** Words that exist in English only. */
const ENGLISH = /\b(the|of|and|or|goals?|please|your?|is|are|with|from|this|that|there|target|owner|year|shown?)\b/i;

/** Lists of the other files, and sentences that are checked against the server's codes. */
const NO_TEXTS: ReadonlySet<string> = new Set(['first.ts', 'later.ts', 'server.ts', 'page/refusals.ts']);
/** The description of the calls is in English. */
const ENGLISH_ONLY = 'goalFieldNotes';
const root = import.meta.dirname;
const files = (await readdir(`${root}/en`, { recursive: true }))
  .filter((file) => file.endsWith('.ts') && !NO_TEXTS.has(file))
  .sort();
const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(others)('The catalogue in %s', (language) => {
  it.each(files)('says all that the English one says: %s', async (file) => {
    const [here, english] = await Promise.all([textsOf(file, language), textsOf(file, 'en')]);
    expect([...here.keys()]).toEqual([...english.keys()]);
    for (const [name, text] of here) expect(typeof text, name).toBe(typeof english.get(name));
  });

  it.each(files)('leaves nothing empty: %s', async (file) => {
    for (const [name, text] of await textsOf(file, language)) {
      if (typeof text === 'string') expect(text.trim(), name).not.toBe('');
    }
  });

  it.each(files)('has nothing left in English by accident: %s', async (file) => {
    const english = await textsOf(file, 'en');
    const same = await sameIn(language);
    for (const [name, text] of await textsOf(file, language)) {
      const before = wordsOf(english.get(name)).filter((each) => !same.has(each));
      for (const each of wordsOf(text)) {
        expect(before, `${file}: ${name}`).not.toContain(each);
        expect(each, `${file}: ${name}`).not.toMatch(ENGLISH);
      }
    }
  });
});

describe.each(LANGUAGES)('An import’s notices in %s', (language) => {
  it.each([
    'newMember',
    'newDepartment',
    'noValue',
    'unknownColumn',
    'dateToPeriod',
    'numberRead',
    'textCleaned',
    'figureCleared',
    'noFigures',
    'outsideWindow',
    'periodFar',
    'groupFigure',
    'zeroTargets',
  ])('say one of a kind otherwise than several: %s', async (code) => {
    const { importing } = await import(`./${language}/page/importing.ts`);
    const one = importing.notice(code, 1, '');
    expect(one).not.toBe('');
    // The number alone is not enough.
    expect(one.replaceAll('1', '2')).not.toBe(importing.notice(code, 2, ''));
  });
});

describe('No sentence ends twice', () => {
  it.each(files.flatMap((file) => LANGUAGES.map((language) => [file, language] as const)))(
    'where texts are put together: %s in %s',
    async (file, language) => {
      for (const [name, text] of await textsOf(file, language)) {
        for (const each of wordsOf(text)) expect(each, name).not.toMatch(/(?<!\.)\.\.(?!\.)/);
      }
    },
  );
});

/** An ordinary space, or none at all, where French has one at which no line breaks. */
const LOOSE_MARK = / [:;?!»%]|\p{L}[;?!»](?!\S)|\p{L}:(?= |$)|«[^\u00a0\u202f]/u;

it.each(files)('French has a no-break space before high punctuation and within its quotes: %s', async (file) => {
  for (const [name, text] of await textsOf(file, 'fr')) {
    for (const each of piecesOf(text)) expect(each, name).not.toMatch(LOOSE_MARK);
  }
});

it.each(files)('Spanish opens its questions and has no space before punctuation: %s', async (file) => {
  for (const [name, text] of await textsOf(file, 'es')) {
    for (const each of piecesOf(text)) expect(each, name).not.toMatch(/\s[:;!»]|«\s/);
    if (typeof text === 'string' && /\p{L}\?/u.test(text)) expect(text, name).toContain('¿');
  }
});

it('What core puts into words the page asks for in its own language', async () => {
  const web = root.replace(/languages$/, 'web');
  const sources = (await readdir(web, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/(^|\/)messages\//.test(name),
  );
  const worded =
    /\b(format(?!IsoDate|TypedDate|Csv)[A-Z]\w+|axisLabels|toggleLabel|filterChips|levelsOf|levelAt|statusLabel)\b/;
  for (const file of sources) {
    const text = await readFile(`${web}/${file}`, 'utf8');
    for (const [, names = '', from] of text.matchAll(/^import \{([^}]*)\} from '(#core\/[^']*)'/gm)) {
      expect(
        names.match(worded)?.[0],
        `${file} takes it from ${from}, not from #web/base/messages/formats.ts`,
      ).toBeUndefined();
    }
  }
});

async function sameIn(language: string): Promise<ReadonlySet<string>> {
  const { sameAsEnglish }: { readonly sameAsEnglish: string } = await import(`${root}/${language}/sameAsEnglish.ts`);
  return new Set(sameAsEnglish.split('/').map((each) => each.trim()));
}

/** All texts of a file by name, in order of their names: `commands.save`. */
async function textsOf(file: string, language: string): Promise<ReadonlyMap<string, unknown>> {
  const { [ENGLISH_ONLY]: _notes, ...texts }: { readonly [name: string]: unknown } = await import(
    `${root}/${language}/${file}`
  );
  return new Map(flat(texts, '').sort(([one], [other]) => (one < other ? -1 : 1)));
}

function flat(texts: unknown, path: string): [string, unknown][] {
  if (typeof texts !== 'object' || texts === null) return [[path, texts]];
  return Object.entries(texts).flatMap(([name, text]) => flat(text, path === '' ? name : `${path}.${name}`));
}

function wordsOf(text: unknown): string[] {
  return piecesOf(text)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
}

/** A text, or what stands between the blanks of a sentence. */
function piecesOf(text: unknown): string[] {
  return typeof text === 'function' ? literalsOf(withoutComparisons(String(text))) : [String(text ?? '')];
}

/** A comparison inside a placeholder is no text: `rhythm === 'weekly'`. */
function withoutComparisons(source: string): string {
  return source.replaceAll(/[!=]==\s*(['"`]).*?\1/g, '');
}

/** Placeholders are cut out from the inside, so that words within one are found too. */
function literalsOf(source: string): string[] {
  const withoutInnermost = source.replaceAll(/(?<!\$)\{([^{}]*)\}/g, '($1)').replaceAll(/\$\{([^{}]*)\}/g, '`$1`');
  if (withoutInnermost !== source) return literalsOf(withoutInnermost);
  return [...source.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(([, , inside = '']) => inside);
}
