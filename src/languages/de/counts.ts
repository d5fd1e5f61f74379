import type { ViewWords } from '#core/view/viewWords.ts';

export const counts: ViewWords = {
  counted: (goals) => `${goals.toLocaleString('de-DE')} ${goals === 1 ? 'Ziel' : 'Ziele'}`,
};
