import type { policy as en } from '#languages/en/page/policy.ts';
import type { Translation } from '#languages/translation.ts';

export const policy: Translation<typeof en> = {
  title: 'Qui peut quoi',
  text: 'Décidé par les administrateurs pour toute l’installation. Les administrateurs peuvent toujours.',
  planCreation: 'Créer des plans',
  planCreations: {
    administrators: 'Les administrateurs',
    leads: 'Qui dirige un plan',
    anyone: 'Toute personne ayant un compte',
  },
  isSet: 'Fixé par MILEPOST_PLAN_CREATION là où Milepost est exploité.',
  domains: 'Domaines de votre organisation',
  domainsHint: 'Séparés par des virgules, par exemple example.org. Vide : personne n’est extérieur.',
  outside: 'Inviter des personnes hors de ces domaines',
  planTokens: 'Créer des jetons d’API appartenant à un plan',
  leadsOr: {
    leads: 'Les responsables du plan',
    administrators: 'Les administrateurs',
  },
  twoFactor: 'Qui dirige un plan doit utiliser deux facteurs',
  twoFactorHint:
    'Sans cela, ils ne voient aucun plan qu’ils dirigent. Qui se connecte seulement par votre fournisseur en est dispensé.',
  save: 'Enregistrer',
  saved: 'C’est enregistré.',
  loadFailed: 'Le chargement a échoué.',
};
