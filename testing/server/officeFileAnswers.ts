import type { QuestionAnswers } from '#contract/importQuestion.ts';

/** What a person answers for the files of offices in the shared data, where the proposals are not what they mean. */
export const OFFICE_FILE_ANSWERS: Readonly<Record<string, QuestionAnswers>> = {
  'account-lines': { currency: '€' },
  'cell-colours': { status_use: 'set' },
  'chapters-tsv': { figures: 'target', currency: 'Kč' },
  'csv-shift-jis': { 'direction 基金残高': 'up' },
  'fiscal-months-ja': {
    'direction 北川会館': 'down',
    'direction 東山会館': 'down',
    'direction 物産センター': 'down',
    'direction 書庫棟': 'down',
  },
  'fy26-july-untitled': { fiscal_month: '7', year_names: 'endYear' },
  'okr-start-current': { period: '2026-Q4' },
  'register-undated': { period: '2026' },
  'scorecard-two-heads': { status_use: 'set' },
  'sheet-a-goal': { status_use: 'set' },
};
