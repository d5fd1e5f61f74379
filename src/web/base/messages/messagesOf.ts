import type { later } from '#languages/en/later.ts';
import type { Translation } from '#languages/translation.ts';
import { pickLanguage } from './pickLanguage.ts';

type Later = Translation<typeof later>;

/** Everything a language says after the first screen is one file, loaded with the first feature that asks. */
const others = import.meta.glob<Later>(['#languages/*/later.ts', '!#languages/en/*'], { import: 'later' });
const texts = pickLanguage(others)?.().catch(() => null);

/**
 * The texts of a feature in the language of the page; in English, which comes with the feature, where the file of
 * another does not come.
 */
export async function messagesOf<Feature extends keyof Later>(
  feature: Feature,
  english: Later[Feature],
): Promise<Later[Feature]> {
  return (await texts)?.[feature] ?? english;
}
