import type { tableColumns as en } from '#languages/en/page/tableColumns.ts';
import type { Translation } from '#languages/translation.ts';

export const tableColumns: Translation<typeof en> = {
  columns: 'Colonnes',
  hint: 'Choisissez les colonnes et leur ordre. Ce choix est le vôtre, sur chaque appareil où vous vous connectez.',
  hintOnDevice: 'Choisissez les colonnes et leur ordre. Ce choix est gardé sur cet appareil.',
  earlier: (name: string) => `Avancer ${name}`,
  later: (name: string) => `Reculer ${name}`,
  noRoom: (count: number) =>
    count < 2
      ? 'Une colonne ne tient pas dans cette largeur.'
      : `${count} colonnes ne tiennent pas dans cette largeur.`,
  usual: 'Revenir aux colonnes habituelles',
  ofPlan: 'Revenir aux colonnes du plan',
  forAll: 'Enregistrer pour tous',
  forAllHint: 'Les personnes qui ont choisi leurs propres colonnes les conservent.',
  lostForAll: (names) => `Les autres perdent : ${names.join(', ')}.`,
  ofEverybody: 'Colonnes pour tous',
  usualOnes: 'les habituelles',
  usualForAll: 'Colonnes habituelles pour tous',
  savedForAll: 'Ce sont désormais les colonnes du plan.',
  usualAgain: 'Le plan a de nouveau les colonnes habituelles.',
  failed: 'Les colonnes n’ont pas pu être enregistrées.',
};
