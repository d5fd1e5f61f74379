import type { ownFilters as en } from '#languages/en/page/ownFilters.ts';
import type { Translation } from '#languages/translation.ts';

export const ownFilters: Translation<typeof en> = {
  search: (field: string) => `Rechercher dans ${field}`,
  contains: 'Texte contenu',
  notANumber: 'Ce n’est pas un nombre.',
  fromAboveTo: 'Le premier nombre est supérieur au second.',
  showAll: (count: number) => `Afficher les ${count} champs`,
  removedField: 'Champ supprimé',
  notApplied: 'non appliqué',
};
