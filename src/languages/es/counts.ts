import type { ViewWords } from '#core/view/viewWords.ts';

export const counts: ViewWords = {
  counted: (goals) => `${goals.toLocaleString('es')} ${goals === 1 ? 'objetivo' : 'objetivos'}`,
};
