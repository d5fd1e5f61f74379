import { first } from '#languages/en/first.ts';
import type { Translation } from '#languages/translation.ts';
import { pickLanguage } from './pickLanguage.ts';

type First = Translation<typeof first>;

/** Other languages are files of their own, so that English costs nothing more. */
const others = import.meta.glob<{ readonly first: First }>(['#languages/*/first.ts', '!#languages/en/*']);

/** English where the file of another language cannot be loaded. */
export const say: First = (await pickLanguage(others)?.().catch(() => null))?.first ?? first;
