import type { HealthBand } from '#core/rollup/health.ts';

/** A word drawn large, and how wide it is at 14 px, semibold: nothing measures text on the server. */
type MeterWord = { readonly text: string; readonly width: number };

/** Each letter of the large words has to be in the typeface inside the picture (`server/features/healthMeter/fonts`). */
export const healthMeter = {
  bands: {
    green: { text: 'On Target', width: 65 },
    yellow: { text: 'Off Target', width: 66 },
    red: { text: 'Critical', width: 47 },
  } satisfies Record<HealthBand, MeterWord>,
  noData: { text: 'No data', width: 52 },
  measured: (measured: number, goals: number) => `${measured} of ${goals} ${goals === 1 ? 'goal' : 'goals'} measured`,
  sentence: ({ name, reads, detail }: Record<'name' | 'reads' | 'detail', string>) =>
    `Health of ${name}: ${reads}; ${detail}`,
  of100: (score: number, word: string) => `${score} of 100, ${word}`,
  noDataInSentence: 'no data',
  notShown: 'Not shown',
  ofStatuses: 'A status filter is set',
  notShownInSentence: 'not shown under a status filter',
};
