import type { Translation } from '#web/messages/translation.ts';
import type { en } from './en.ts';

export const de: Translation<typeof en> = {
  emptyTitle: 'Dieser Plan ist leer.',
  emptyText: 'Legen Sie das erste Ziel an oder laden Sie eine Tabelle; beides kann, wer den Plan leitet.',
  emptyYear: (year) => `Kein Ziel läuft in ${year}.`,
  emptyYearText: 'Wählen Sie oben ein anderes Geschäftsjahr oder betrachten Sie den gesamten Plan.',
  showYear: (year) => `${year} zeigen`,
  noSuchYear: (asked, shown) => `In diesem Plan gibt es ${asked} nicht: gezeigt wird ${shown}.`,
  inOtherYears: 'In anderen Jahren:',
  goalsOfYear: (year, count) => `${year} (${count} ${count === 1 ? 'Ziel' : 'Ziele'})`,
  showPlanToDate: 'Gesamten Plan zeigen',
  nothingTitle: (count) =>
    count === 1 ? 'Kein Ziel passt zu diesem Filter' : `Kein Ziel passt zu diesen ${count} Filtern`,
  nothingHint: (count) => ({
    before: 'Ohne ',
    after: count === 1 ? ' wäre es 1 Ziel.' : ` wären es ${count} Ziele.`,
  }),
  removeFilter: (kind) => `${kind} entfernen`,
  noPlanYet: 'Sie gehören noch zu keinem Plan.',
  makePlan: 'Einen Plan anlegen',
  bringFile: 'Eine Tabelle mitbringen',
  lookAround: 'Sich im Demo-Plan umsehen',
  noPlanYetText:
    'Legen Sie einen an, sehen Sie sich in der Demo um, oder bitten Sie die Leitung eines Plans, Sie aufzunehmen.',
};
