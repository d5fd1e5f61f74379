import type { outbox as en } from '#languages/en/page/outbox.ts';
import type { Translation } from '#languages/translation.ts';

export const outbox: Translation<typeof en> = {
  waiting: (count) =>
    count === 1
      ? '1 Eingabe ist noch nicht gespeichert: Der Server ist nicht erreichbar. Milepost versucht es weiter.'
      : `${count} Eingaben sind noch nicht gespeichert: Der Server ist nicht erreichbar. Milepost versucht es weiter.`,
  asks: (count) =>
    count === 1
      ? '1 Eingabe wurde nicht gespeichert. Bitte ansehen.'
      : `${count} Eingaben wurden nicht gespeichert. Bitte ansehen.`,
  show: 'Zeigen',
  hide: 'Verbergen',
  list: 'Noch nicht gespeichert',
  waits: 'Wartet auf den Server.',
  conflict: (theirs) => `Jemand anderes hat das inzwischen gesetzt, auf ${theirs}.`,
  changed: 'Jemand anderes hat das inzwischen geändert.',
  refused: 'Der Server hat es abgelehnt.',
  empty: 'leer',
  keepMine: 'Meines behalten',
  takeTheirs: 'Das andere übernehmen',
  again: 'Noch einmal versuchen',
  toSheet: 'Tabelle öffnen',
  discard: 'Verwerfen',
  figure: (goal, period, text) => `${goal}, ${period}: ${text}`,
  others: (count) => (count === 1 ? 'und 1 weitere Zelle' : `und ${count} weitere Zellen`),
  comment: (text) => `Kommentar: „${text}“`,
  checkIn: (goal, parts) => `Meldung zu ${goal}: ${parts}`,
  kept: 'Der Server ist nicht erreichbar. Ihre Eingabe ist aufgehoben und wird gesendet.',
  signOut: (count) =>
    count === 1
      ? 'Abmelden und 1 ungespeicherte Eingabe verlieren'
      : `Abmelden und ${count} ungespeicherte Eingaben verlieren`,
};
