import type { firstSight as en } from '#languages/en/page/firstSight.ts';
import type { Translation } from '#languages/translation.ts';

export const firstSight: Translation<typeof en> = {
  title: (year) => `Noch keine Werte für ${year}.`,
  latest: (year) => `Letzter Stand: ${year}`,
  noneTitle: 'Noch keine Werte',
  text: 'Ohne Werte aus diesem Jahr wird kein Ziel bewertet. Die Karten zeigen den letzten Wert in Grau und den Weg zum Zielwert.',
  noneText: 'Für diese Ziele ist noch nichts gemeldet; deshalb wird keines bewertet.',
  hide: 'Für mich ausblenden',
  lookAt: (latest) => `Der Plan mit Stand ${latest}`,
  show: (latest) => `${latest} zeigen`,
  judged: (count) => `${count} ${count === 1 ? 'Ziel wurde' : 'Ziele wurden'} bewertet`,
  loading: 'Wird gezählt …',
  bring: 'Neuere Werte eintragen',
  bringFirst: 'Werte eintragen',
  wait: (count) => (count === 1 ? '1 Ziel wartet auf Werte.' : `${count} Ziele warten auf Werte.`),
  importFile: 'Datei importieren',
  type: 'Eintippen',
};
