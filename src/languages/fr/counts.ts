import type { ViewWords } from '#core/view/viewWords.ts';

export const counts: ViewWords = {
  counted: ({ goals, inGroups, areAllLevels }) => {
    const levels = areAllLevels ? ' de tous niveaux' : '';
    const some =
      inGroups === goals ? ', dans des groupes' : `, dont ${inGroups.toLocaleString('fr-FR')} dans des groupes`;
    const inside = inGroups === 0 ? '' : some;
    return `${goals.toLocaleString('fr-FR')} ${goals > 1 ? 'objectifs' : 'objectif'}${levels}${inside}`;
  },
  groups: (groups) => `${groups.toLocaleString('fr-FR')} ${groups > 1 ? 'groupes non comptés' : 'groupe non compté'}`,
};
