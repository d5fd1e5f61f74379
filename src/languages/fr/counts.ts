import type { ViewWords } from '#core/view/viewWords.ts';

export const counts: ViewWords = {
  counted: (goals) => `${goals.toLocaleString('fr-FR')} ${goals > 1 ? 'objectifs' : 'objectif'}`,
};
