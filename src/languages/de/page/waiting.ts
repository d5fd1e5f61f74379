import type { waiting as english } from '#languages/en/page/waiting.ts';
import type { Translation } from '#languages/translation.ts';

export const waiting: Translation<typeof english> = {
  view: 'Wartet',
  title: (count) => (count === 1 ? '1 Wert wartet auf ein Ja' : `${count} Werte warten auf ein Ja`),
  text: (count) =>
    `${count === 1 ? 'Er zählt' : 'Sie zählen'} nirgends, bis eine Leitung oder die Leitung der Abteilung Ja sagt.`,
  none: 'Kein Wert wartet',
  noneText: 'Was Mitglieder ab jetzt eintragen, erscheint hier, bis eine Leitung Ja sagt.',
  yes: 'Ja',
  no: 'Nein',
  yesTo: (name) => `Ja zu ${name}`,
  noTo: (name) => `Nein zu ${name}`,
  yesAll: (count) => `Ja zu allen ${count}`,
  noAll: 'Nein zu allen',
  actual: 'Ist',
  target: 'Ziel',
  now: (value) => `jetzt ${value}`,
  coming: 'Beginnt erst später: Ist das der richtige Zeitraum?',
  statusAfter: (status) => `Nach einem Ja: ${status}`,
  empty: 'leer',
  by: (by, at) => `${by}, ${at}`,
  chip: (count) => (count === 1 ? '1 wartet' : `${count} warten`),
  chipText: (count) =>
    count === 1
      ? '1 Wert dieses Ziels wartet auf das Ja einer Leitung'
      : `${count} Werte dieses Ziels warten auf das Ja einer Leitung`,
  cell: (value, by) => `${value} wartet auf ein Ja (eingetragen von ${by})`,
  confirmed: (count) => (count === 1 ? '1 Wert zählt jetzt' : `${count} Werte zählen jetzt`),
  declined: (count) => (count === 1 ? '1 Wert wurde abgelehnt' : `${count} Werte wurden abgelehnt`),
  failed: 'Die wartenden Werte konnten nicht geladen werden.',
  notAnswered: 'Die Antwort konnte nicht gespeichert werden.',
  loading: 'Wartende Werte werden geladen',
};
