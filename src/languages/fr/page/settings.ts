import type { settings as en } from '#languages/en/page/settings.ts';

export const settings: typeof en = {
  sections: {
    general: 'Plan',
    words: 'Niveaux, champs et statuts',
    members: 'Membres',
    departments: 'Services',
    periods: 'Périodes clôturées',
    tokens: 'Jetons d’API',
    feeds: 'Connexions et flux',
    webhooks: 'Webhooks',
  },
  nav: 'Paramètres',
  nothing: 'Il n’y a ici aucun paramètre que vous puissiez modifier.',
};
