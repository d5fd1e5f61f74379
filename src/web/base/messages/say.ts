import { first } from '#languages/en/first.ts';
import type { Translation } from '#languages/translation.ts';
import { pickLanguage } from './pickLanguage.ts';

type First = Translation<typeof first>;

/** Other languages are files of their own, so that English costs nothing more. */
const others = import.meta.glob<{ readonly first: First }>(['#languages/*/first.ts', '!#languages/en/*']);

let loading: Promise<void> | null = null;

/** English until `loadFirstTexts` is done: a module of the first load must not read it outside of a function. */
export let say: First = first;

/** To be awaited before the page is drawn. English stays where the file of another language cannot be loaded. */
export function loadFirstTexts(): Promise<void> {
  loading ??= fetchFirst();
  return loading;
}

async function fetchFirst(): Promise<void> {
  say = (await pickLanguage(others)?.().catch(() => null))?.first ?? first;
}
