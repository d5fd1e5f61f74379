import type { later } from '#languages/en/later.ts';
import type { Translation } from '#languages/translation.ts';
import { pickLanguage } from './pickLanguage.ts';

type Later = Translation<typeof later>;

/** One file per language, loaded with the first feature that needs it. */
const others = import.meta.glob<Later>(['#languages/*/later.ts', '!#languages/en/*'], { import: 'later' });
const texts = pickLanguage(others)?.().catch(() => null);

/** English comes with the feature, and is used where another language's file cannot be loaded. */
export async function messagesOf<Feature extends keyof Later>(
  feature: Feature,
  english: Later[Feature],
): Promise<Later[Feature]> {
  return (await texts)?.[feature] ?? english;
}
