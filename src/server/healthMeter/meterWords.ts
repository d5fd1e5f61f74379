import type { Language } from '#contract/language.ts';
import type { HealthBand } from '#core/rollup/healthMeter.ts';
import { ENGLISH_FORMAT, type FormatWords } from '#core/words/formatWords.ts';
import { GERMAN_FORMAT } from '#core/words/germanFormat.ts';
import { GERMAN_VIEW } from '#core/words/germanView.ts';
import { ENGLISH_VIEW, type ViewWords } from '#core/words/viewWords.ts';

/** A word drawn large, and how wide it is at 14 px, semibold: nothing measures text on the server. */
export type MeterWord = { readonly text: string; readonly width: number };

/** What a health meter says. Each letter of its large words has to be in the typeface inside the picture (fonts/README). */
export type MeterWords = {
  readonly format: FormatWords;
  readonly bands: Readonly<Record<HealthBand, MeterWord>>;
  readonly noData: MeterWord;
  readonly view: ViewWords;
  readonly measured: (measured: number, goals: number) => string;
  readonly sentence: (said: Record<'name' | 'reads' | 'detail' | 'counted', string>) => string;
  readonly of100: (score: number, word: string) => string;
  readonly noDataInSentence: string;
};

const en: MeterWords = {
  format: ENGLISH_FORMAT,
  bands: {
    green: { text: 'On Target', width: 65 },
    yellow: { text: 'Off Target', width: 66 },
    red: { text: 'Critical', width: 47 },
  },
  noData: { text: 'No data', width: 52 },
  view: ENGLISH_VIEW,
  measured: (measured, goals) => `${measured} of ${goals} ${goals === 1 ? 'goal' : 'goals'} measured`,
  sentence: ({ name, reads, detail, counted }) => `Health of ${name}: ${reads}; ${detail}; ${counted}`,
  of100: (score, word) => `${score} of 100, ${word}`,
  noDataInSentence: 'no data',
};

const de: MeterWords = {
  format: GERMAN_FORMAT,
  bands: {
    green: { text: 'Im Plan', width: 48 },
    yellow: { text: 'Abweichend', width: 83 },
    red: { text: 'Kritisch', width: 51 },
  },
  noData: { text: 'Keine Daten', width: 80 },
  view: GERMAN_VIEW,
  measured: (measured, goals) => `${measured} von ${goals} ${goals === 1 ? 'Ziel' : 'Zielen'} gemessen`,
  sentence: ({ name, reads, detail, counted }) => `Gesamtstand von ${name}: ${reads}; ${detail}; ${counted}`,
  of100: (score, word) => `${score} von 100, ${word}`,
  noDataInSentence: 'keine Daten',
};

export const meterWords: Readonly<Record<Language, MeterWords>> = { en, de };
