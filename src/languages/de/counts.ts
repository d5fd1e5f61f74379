import type { ViewWords } from '#core/view/viewWords.ts';

export const counts: ViewWords = {
  counted: ({ goals, inGroups, areAllLevels }) => {
    const levels = areAllLevels ? ' aller Ebenen' : '';
    const some = inGroups === goals ? ', in Gruppen' : `, davon ${inGroups.toLocaleString('de-DE')} in Gruppen`;
    const inside = inGroups === 0 ? '' : some;
    return `${goals.toLocaleString('de-DE')} ${goals === 1 ? 'Ziel' : 'Ziele'}${levels}${inside}`;
  },
  groups: (groups) => `${groups.toLocaleString('de-DE')} ${groups === 1 ? 'Gruppe' : 'Gruppen'} nicht gezählt`,
};
