import type { ExplanationWords } from '#core/words/explanationWords.ts';
import { language } from '#web/messages/language.ts';
import { say as page } from '#web/messages/say.ts';
import { de } from './de.ts';
import { en } from './en.ts';

/** The words of explanations, loaded where somebody asks why. */
export const say: ExplanationWords = {
  format: page.format,
  labels: page.labels,
  explain: language === 'en' ? en : de,
};
