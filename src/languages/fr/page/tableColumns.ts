import type { tableColumns as en } from '#languages/en/page/tableColumns.ts';
import type { Translation } from '#languages/translation.ts';

export const tableColumns: Translation<typeof en> = {
  columns: 'Colonnes',
  hint: 'Choisissez les colonnes et leur ordre. Ce choix est conservé sur cet appareil.',
  earlier: (name: string) => `Avancer ${name}`,
  later: (name: string) => `Reculer ${name}`,
  noRoom: (count: number) =>
    count === 1
      ? 'Une colonne ne tient pas dans cette largeur.'
      : `${count} colonnes ne tiennent pas dans cette largeur.`,
  usual: 'Revenir aux colonnes habituelles',
};
