import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';

/** What reads the same in German: names, abbreviations, and words German has taken over. */
const SAME_IN_GERMAN = new Set(
  `Milepost / · Milepost / CSV / Code / Dashboard / Demo / Details / Esc / Excel / Export / Filter / Gantt / Import / KPI / Link / Links / Name / Organisation / PDF / PNG / PTD
  / Plan / Plan: / SVG / Server / Signal / Status / System / Text / Token / URL / Version / Webhooks / XLSX / YTD`
    .split('/')
    .map((each) => each.trim()),
);

/** Words that are English and nothing else. */
const ENGLISH = /\b(the|of|and|or|goals?|please|your?|is|are|with|from|this|that|there|target|owner|year|shown?)\b/i;

const folders = (await readdir(import.meta.dirname, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const others = LANGUAGES.filter((language) => language !== 'en');

describe.each(others)('The catalogue in %s', (language) => {
  it.each(folders)('says all that the English one says: %s', async (folder) => {
    const [here, english] = await Promise.all([textsOf(folder, language), textsOf(folder, 'en')]);
    expect([...here.keys()]).toEqual([...english.keys()]);
    for (const [name, text] of here) expect(typeof text, name).toBe(typeof english.get(name));
  });

  it.each(folders)('leaves nothing empty: %s', async (folder) => {
    for (const [name, text] of await textsOf(folder, language)) {
      if (typeof text === 'string') expect(text.trim(), name).not.toBe('');
    }
  });
});

describe('No sentence ends twice', () => {
  it.each(folders.flatMap((folder) => LANGUAGES.map((language) => [folder, language] as const)))(
    'where texts are put together: %s in %s',
    async (folder, language) => {
      for (const [name, text] of await textsOf(folder, language)) {
        for (const words of wordsOf(text)) expect(words, name).not.toMatch(/(?<!\.)\.\.(?!\.)/);
      }
    },
  );
});

describe('Nothing is left in English by accident', () => {
  it.each(folders)('%s', async (folder) => {
    const english = await textsOf(folder, 'en');
    for (const [name, text] of await textsOf(folder, 'de')) {
      const before = wordsOf(english.get(name)).filter((words) => !SAME_IN_GERMAN.has(words));
      for (const words of wordsOf(text)) {
        expect(before, `${folder}: ${name}`).not.toContain(words);
        expect(words, `${folder}: ${name}`).not.toMatch(ENGLISH);
      }
    }
  });
});

it('What core puts into words the page asks for in its own language', async () => {
  const web = import.meta.dirname.replace(/messages$/, '');
  const files = (await readdir(web, { recursive: true })).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('messages'),
  );
  const worded =
    /\b(format(?!IsoDate|TypedDate|Csv)[A-Z]\w+|axisLabels|toggleLabel|filterChips|levelsOf|levelAt|statusLabel)\b/;
  for (const file of files) {
    const text = await readFile(`${web}${file}`, 'utf8');
    for (const [, names = '', from] of text.matchAll(/^import \{([^}]*)\} from '(#core\/[^']*)'/gm)) {
      expect(
        names.match(worded)?.[0],
        `${file} takes it from ${from}, not from #web/messages/formats.ts`,
      ).toBeUndefined();
    }
  }
});

/** All texts of a folder's catalogue by their names, in the order of the names: `commands.save`. */
async function textsOf(folder: string, language: string): Promise<ReadonlyMap<string, unknown>> {
  const catalogue: Record<string, unknown> = await import(`${import.meta.dirname}/${folder}/${language}.ts`);
  return new Map(flat(catalogue[language], '').sort(([one], [other]) => (one < other ? -1 : 1)));
}

function flat(texts: unknown, path: string): [string, unknown][] {
  if (typeof texts !== 'object' || texts === null) return [[path, texts]];
  return Object.entries(texts).flatMap(([name, text]) => flat(text, path === '' ? name : `${path}.${name}`));
}

/** What a text, or a sentence with blanks, has of words: the pieces between its blanks. */
function wordsOf(text: unknown): string[] {
  const pieces = typeof text === 'function' ? literalsOf(String(text)) : [String(text ?? '')];
  return pieces.map((piece) => piece.trim()).filter((piece) => /\p{L}{2}/u.test(piece));
}

/** Blanks are cut out from the inside first, so that words within a blank are found too. */
function literalsOf(source: string): string[] {
  const withoutInnermost = source.replaceAll(/\$\{([^{}]*)\}/g, '`$1`');
  if (withoutInnermost !== source) return literalsOf(withoutInnermost);
  return [...source.matchAll(/(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(([, , inside = '']) => inside);
}
