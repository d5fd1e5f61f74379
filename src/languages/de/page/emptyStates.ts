import type { emptyStates as en } from '#languages/en/page/emptyStates.ts';
import type { Translation } from '#languages/translation.ts';

export const emptyStates: Translation<typeof en> = {
  emptyTitle: 'Dieser Plan ist leer.',
  emptyText: 'Legen Sie das erste Ziel an oder importieren Sie eine Tabelle. Beides kann die Leitung des Plans.',
  emptyYear: (year) => `Keine Ziele in ${year}`,
  emptyYearText: 'Wählen Sie oben ein anderes Geschäftsjahr oder sehen Sie sich den gesamten Plan an.',
  showYear: (year) => `${year} zeigen`,
  noSuchYear: (asked, shown) => `Dieser Plan umfasst ${asked} nicht; gezeigt wird ${shown}.`,
  inOtherYears: 'In anderen Jahren:',
  goalsOfYear: (year, count) => `${year} (${count} ${count === 1 ? 'Ziel' : 'Ziele'})`,
  showPlanToDate: 'Gesamten Plan zeigen',
  nothingTitle: (count) =>
    ['Auf dieser Ebene gibt es keine Ziele', 'Kein Ziel passt zu diesem Filter'][count] ??
    `Kein Ziel passt zu diesen ${count} Filtern`,
  nothingHint: (count) => ({
    before: 'Ohne ',
    after: count === 1 ? ' wäre es 1 Ziel.' : ` wären es ${count} Ziele.`,
  }),
  removeFilter: (kind) => `${kind} entfernen`,
  noPlanYet: 'Sie gehören noch zu keinem Plan.',
  makePlan: 'Einen Plan anlegen',
  bringFile: 'Eine Tabelle importieren',
  lookAround: 'Den Demo-Plan ansehen',
  noPlanYetText:
    'Legen Sie selbst einen an, sehen Sie sich die Demo an, oder bitten Sie die Leitung eines Plans, Sie aufzunehmen.',
  askForPlan: 'Bitten Sie die Leitung eines Plans, Sie aufzunehmen.',
  needsTwoFactor: 'Wer hier einen Plan leitet, braucht zwei Faktoren.',
  needsTwoFactorText: 'Schalten Sie sie unter „Ihr Konto“ ein und kommen Sie zurück.',
  toAccount: 'Ihr Konto',
  noPlan: 'Hier gibt es keinen Plan, den Sie sehen dürfen.',
  noPlanText: 'Vielleicht wurde er entfernt, oder die Adresse gehört zu einem Plan, dem Sie nicht angehören.',
  toDashboard: 'Mein Dashboard öffnen',
};
