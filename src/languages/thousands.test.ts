import { expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { later as de } from './de/later.ts';
import { later as en } from './en/later.ts';
import { later as es } from './es/later.ts';
import { later as fr } from './fr/later.ts';
import type { Translation } from './translation.ts';

const CATALOGUES: Readonly<Record<Language, Translation<typeof en>>> = { de, en, es, fr };
const MANY = 12_345;

test.each(Object.entries(CATALOGUES))('counts of goals are grouped by thousands in %s', (_language, words) => {
  const { seen } = words.sharing;
  const texts = [
    seen.listed(MANY, MANY),
    seen.beneath(MANY),
    seen.narrow(MANY),
    words.goalDetail.position(MANY, MANY),
    words.filters.show(MANY),
    words.palette.more(MANY),
    words.planSettings.changes(MANY),
  ];
  for (const text of texts) expect(text).not.toContain(String(MANY));
});
