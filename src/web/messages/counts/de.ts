import { GERMAN_VIEW } from '#core/words/germanView.ts';
import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = GERMAN_VIEW;
