import type { Page } from 'playwright-core';

/** Names, keys and what a language calls itself: the same everywhere. */
const SAME = /\b(Milepost|English|Deutsch|CSV|PDF|Excel|JSON|xlsx|MB|KPI|Ctrl|Alt|Esc|Tab|Enter|API|URL|UTC|GMT)\b/g;
/** Numbers and days, which the pseudo-language leaves as English writes them. */
const VALUES =
  /\b(?:Week of )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\bFY\d\d\b|Plan-to-Date|\bN\/A\b|[\d.,]+[kmbt]\b|\bpoints\b|\b[AP]M\b/g;

/** As the pseudo-language writes every letter, of what it was handed too. */
const ACCENTED = /[àƀçđéƒĝĥîĵķļḿñôƥɋřšţûṽŵẋýž]/iu;
const INITIALS = /^[A-Z]{2}$/;

/** Texts shown on a page that are neither in the pseudo-language nor data it was answered with. */
export async function untranslated(page: Page, data: ReadonlySet<string>): Promise<readonly string[]> {
  const shown = await page.evaluate(() => {
    const texts = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, select') !== null || !parent.checkVisibility()) continue;
      const text = node.textContent?.trim() ?? '';
      if (/[A-Za-z]{2}/.test(text)) texts.add(text);
    }
    return [...texts];
  });
  const known = [...data].join('\n');
  const isData = (part: string) =>
    !/[A-Za-z]{2}/.test(part.replaceAll(SAME, '').replaceAll(VALUES, '')) ||
    known.includes(
      part
        .replace(/^[\d.]+ /, '')
        .replace(/…$/, '')
        .trim(),
    );
  return shown.filter((text) => !ACCENTED.test(text) && !INITIALS.test(text) && !text.split(/ · |; /).every(isData));
}

/** All strings of an answer in JSON, and the first and last names of people together, as pages show them. */
export function stringsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer.replaceAll(/\s+/g, ' ')];
  if (typeof answer !== 'object' || answer === null) return [];
  const names = Object.entries(answer).flatMap(([key, value]) => (/_[fl]name$/.test(key) ? [value] : []));
  return [names.join(' '), ...Object.values(answer).flatMap(stringsIn)];
}
