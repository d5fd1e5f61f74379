import { describe, expect, it, test } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';
import type { ReadNotice } from '#contract/readNotice.ts';
import { importSheets as de } from '#languages/de/page/importSheets.ts';
import { importSheets as en } from '#languages/en/page/importSheets.ts';
import { importSheets as es } from '#languages/es/page/importSheets.ts';
import { importSheets as fr } from '#languages/fr/page/importSheets.ts';
import { readNoticeText } from './readNoticeText.ts';

const notice = (code: ReadNotice['code'], names: string[] = [], numbers: number[] = []): ReadNotice => {
  return { code, names, numbers, is_left_out: true };
};

describe('how a file was read', () => {
  it.each([
    ['Sheets left out: Notes, Old', [notice('sheets_left', ['Notes', 'Old'])]],
    ['Left out, totals: rows 7, 9', [notice('total', ['7', '9'])]],
    ['Read as data, what the file hides: column C', [{ ...notice('hidden_columns', ['C']), is_left_out: false }]],
    ['Headings joined over their columns: rows 4, 5', [notice('joined_headings', ['4', '5'])]],
    ['Line 4, unit: different from line 2, which is used', [notice('first_row_taken', ['unit'], [4, 2])]],
    [
      'Files left out: a; Files left out: b; Files left out: c; …',
      ['a', 'b', 'c', 'd'].map((name) => notice('files_left', [name])),
    ],
  ])('reads “%s”', (text, notices) => expect(readNoticeText(notices)).toBe(text));
});

test('how a file was read is said in every language', () => {
  const catalogues = { en, de, es, fr };
  const said = LANGUAGES.map((language) =>
    Object.values(catalogues[language].readAs).map((sentence) => sentence('Notes', [3, 4])),
  );
  for (const [at, sentences] of said.entries())
    for (const [index, sentence] of sentences.entries())
      expect(
        said.filter((each) => each[index] === sentence),
        `${LANGUAGES[at]}: ${sentence}`,
      ).toHaveLength(1);
});
