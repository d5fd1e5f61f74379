import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#contract/language.ts';

const NO_TEXTS: ReadonlySet<string> = new Set(['first.ts', 'later.ts', 'server.ts']);
const root = import.meta.dirname;
const files = (await readdir(`${root}/en`, { recursive: true }))
  .filter((file) => file.endsWith('.ts') && !NO_TEXTS.has(file))
  .sort();

/** Words that are the same for one and several. */
const SAME: ReadonlySet<string> = new Set([
  'de filterBar toggle',
  'de webhooks waiting',
  'es waiting chip',
  'fr firstSight setThese',
  'fr planWords saveCount',
  'fr waiting chip',
]);

/** Takes a day. */
const NO_COUNT = 'format dayOfMonth';

describe.each(LANGUAGES.filter((language) => language !== 'en'))('A text with a count, in %s', (language) => {
  it.each(files)('says one otherwise than several where English does: %s', async (file) => {
    const here = countedIn(await import(`./${language}/${file}`));
    const wrong = [...countedIn(await import(`./en/${file}`))].flatMap(([name, english]) => {
      const of = here.get(name);
      if (of === undefined || SAME.has(`${language} ${name}`)) return [];
      if (isSaidAlike(english, 1, 2) || !isSaidAlike(of, 1, 2)) return [];
      return [`${name}: ${said(of, 1)}`];
    });
    expect(wrong).toEqual([]);
  });
});

it.each(files)('French says none as it says one, where it says several otherwise: %s', async (file) => {
  const wrong = [...countedIn(await import(`./fr/${file}`))].flatMap(([name, of]) =>
    name === NO_COUNT || isSaidAlike(of, 1, 2) || isSaidAlike(of, 1, 0) || !isSaidAlike(of, 0, 2)
      ? []
      : [`${name}: ${said(of, 0)}`],
  );
  expect(wrong).toEqual([]);
});

type Counted = (...counts: readonly number[]) => unknown;

/** The texts that take something, by their names. */
function countedIn(value: unknown, name = ''): Map<string, Counted> {
  if (isCounted(value)) return new Map([[name.trim(), value]]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, each]) => [...countedIn(each, `${name} ${key}`)]));
}

function isCounted(value: unknown): value is Counted {
  return typeof value === 'function';
}

/** Whether the two differ in nothing but the number. */
function isSaidAlike(of: Counted, one: number, other: number): boolean {
  return said(of, one).replaceAll(String(one), '#') === said(of, other).replaceAll(String(other), '#');
}

/** Nothing of a text that takes something else than counts. */
function said(of: Counted, count: number): string {
  try {
    const text = of(count, count, count, count);
    const whole = typeof text === 'string' ? text : (JSON.stringify(text) ?? '');
    return whole.includes('undefined') ? '' : whole;
  } catch {
    return '';
  }
}
