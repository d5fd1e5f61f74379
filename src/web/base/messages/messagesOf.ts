import type { later } from '#languages/en/later.ts';
import type { Translation } from '#languages/translation.ts';
import { pickLanguage } from './pickLanguage.ts';
import { loadFirstTexts } from './say.ts';

type Later = Translation<typeof later>;

/** One file per language, loaded before the first feature that needs it. */
const others = import.meta.glob<Later>(['#languages/*/later.ts', '!#languages/en/*'], { import: 'later' });

let texts: Later | null = null;
let loading: Promise<void> | null = null;

/**
 * To be awaited before a feature is imported. Its modules do not await their texts themselves: in WebKit, a module
 * that awaits is taken as ready by the second of two that import it at once.
 */
export function loadTexts(): Promise<void> {
  loading ??= fetchTexts();
  return loading;
}

/** English comes with the feature, and is used where another language's file cannot be loaded. */
export function messagesOf<Feature extends keyof Later>(feature: Feature, english: Later[Feature]): Later[Feature] {
  return texts?.[feature] ?? english;
}

async function fetchTexts(): Promise<void> {
  await loadFirstTexts();
  texts = (await pickLanguage(others)?.().catch(() => null)) ?? null;
}
