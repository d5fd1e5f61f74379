import { first } from '#languages/en/first.ts';
import type { Translation } from '#languages/translation.ts';
import { pickLanguage } from './pickLanguage.ts';

type First = Translation<typeof first>;

/** Every language but English is a file of its own, so that English costs nothing more. */
const others = import.meta.glob<{ readonly first: First }>(['#languages/*/first.ts', '!#languages/en/*']);

/** What the first screen says, in the language of the page; in English where the file of another does not come. */
export const say: First = (await pickLanguage(others)?.().catch(() => null))?.first ?? first;
