import type { feeds as en } from '#languages/en/server/feeds.ts';
import type { Translation } from '#languages/translation.ts';
import { feedReasons } from './feedReasons.ts';

export const feeds: Translation<typeof en> = {
  reasons: feedReasons,
  failing: {
    subject: (feed, plan) => `« ${feed} » n’apporte plus de valeurs à « ${plan} »`,
    text: (feed, since) => `Le flux « ${feed} » échoue depuis le ${since} ; trois essais ont eu lieu.`,
    askLead: 'Un responsable du plan voit pourquoi dans ses paramètres.',
    noLoss:
      'Aucune valeur n’est perdue : la prochaine exécution réussie demandera tout ce qui manque. D’ici là, le plan reste tel quel.',
    action: 'Ouvrir les flux',
    foot: 'Vous recevez ce message car ce flux est à votre nom. Il n’y en aura pas d’autre avant qu’il ait de nouveau réussi.',
  },
  nothingNew: {
    subject: (feed, plan) => `« ${feed} » n’apporte rien de nouveau à « ${plan} »`,
    text: (feed) => `Le flux « ${feed} » fonctionne sans erreur, mais n’apporte que des valeurs déjà connues.`,
    look: 'Vérifiez si le fichier ou la requête est encore tenu à jour.',
    foot: 'Vous recevez cet e-mail parce que ce flux vous appartient. Il n’y en aura pas d’autre avant une nouvelle valeur.',
  },
  waiting: {
    subject: (feed, count) =>
      count < 2
        ? `1 valeur de « ${feed} » attend votre accord`
        : `${count} valeurs de « ${feed} » attendent votre accord`,
    text: (plan) => `Elles sont destinées au plan « ${plan} » et compteront après votre accord.`,
    action: 'Voir les valeurs',
    foot: 'Vous recevez ce message car ce flux est à votre nom et attend un accord.',
  },
};
