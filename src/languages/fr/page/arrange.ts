import type { arrange as en } from '#languages/en/page/arrange.ts';
import type { Translation } from '#languages/translation.ts';

export const arrange: Translation<typeof en> = {
  title: 'Trier et grouper',
  sort: 'Trier',
  group: 'Grouper',
  without: 'Aucun',
  sorts: {
    number: 'Numéro',
    behind: 'Les plus loin de la cible d’abord',
    due: 'Échéance',
    change: 'Évolution depuis le mois dernier',
  },
  groups: {
    none: 'Pas de groupes',
    objective: 'Objectif stratégique',
    owner: 'Pilote',
    department: 'Service',
    status: 'Statut',
  },
  alone: {
    number: 'Par numéro',
    behind: 'Les plus loin de la cible d’abord',
    due: 'Par échéance',
    change: 'Par évolution',
  },
  after: {
    number: 'par numéro',
    behind: 'les plus loin de la cible d’abord',
    due: 'par échéance',
    change: 'par évolution',
  },
  by: {
    objective: 'Par objectif stratégique',
    owner: 'Par pilote',
    department: 'Par service',
    status: 'Par statut',
  },
  both: (by, sort) => `${by}, ${sort}`,
};
