import type { language as en } from '#languages/en/language.ts';
import type { Translation } from '#languages/translation.ts';

export const language: Translation<typeof en> = {
  dateLetters: { day: 'J', month: 'M', year: 'A' },
  shortPoints: (digits) => `${digits} pt`,
};
