import type { periods as en } from '#languages/en/page/periods.ts';
import type { Translation } from '#languages/translation.ts';

export const periods: Translation<typeof en> = {
  title: 'Périodes clôturées',
  closing: 'Clôture',
  closingText:
    'La clôture protège les valeurs déjà communiquées. Pour les modifier, ou modifier ce qui sert à les calculer (fonction, valeur initiale, dates, consolidation ou place d’un objectif, exercice, archivage, annulation, import), il faut indiquer un motif.',
  nothingClosed: 'Toutes les périodes sont ouvertes.',
  closedNow: (day) => `Clôturées jusqu’au ${day}.`,
  closedThrough: 'Clôturer jusqu’à',
  allOpen: 'Aucune (toutes ouvertes)',
  throughEndOf: (month) => `fin ${month}`,
  close: 'Clôturer ces périodes',
  open: 'Rouvrir toutes les périodes',
  closed: (day) => `Périodes clôturées jusqu’au ${day}.`,
  opened: 'Toutes les périodes sont de nouveau ouvertes.',
  failed: 'L’enregistrement a échoué. Veuillez réessayer.',
  exception:
    'Seuls les responsables du plan peuvent indiquer ce motif ; il est conservé dans l’historique. Les cellules des périodes clôturées sont verrouillées dans la grille de saisie. Une semaine qui se termine après le dernier jour clôturé reste ouverte.',
  reasonTitle: 'Modifier des valeurs clôturées ?',
  reasonText: (day, goal) =>
    `Les valeurs jusqu’au ${day} sont clôturées, et cette action modifie celles de « ${goal} ». Indiquez un motif ; il est conservé dans l’historique.`,
  whyClosed: 'Motif de la modification',
  reasonHint: 'Une phrase claire pour un auditeur.',
  changeWithReason: 'Modifier avec ce motif',
  cancel: 'Annuler',
  closedRefusal: (day, goal) =>
    `Rien n’a été modifié : les valeurs jusqu’au ${day} sont clôturées, et cette action modifierait celles de « ${goal} ». Un responsable du plan peut le faire en indiquant un motif.`,
};
