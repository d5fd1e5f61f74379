import type { ViewWords } from '#core/view/viewWords.ts';

export const counts: ViewWords = {
  counted: ({ goals, inGroups, areAllLevels }) => {
    const levels = areAllLevels ? ' de todos los niveles' : '';
    const some = inGroups === goals ? ', en grupos' : `, ${inGroups.toLocaleString('es')} en grupos`;
    const inside = inGroups === 0 ? '' : some;
    return `${goals.toLocaleString('es')} ${goals === 1 ? 'objetivo' : 'objetivos'}${levels}${inside}`;
  },
  groups: (groups) => `${groups.toLocaleString('es')} ${groups === 1 ? 'grupo' : 'grupos'} sin contar`,
};
