import type { bulk as en } from '#languages/en/page/bulk.ts';
import type { Translation } from '#languages/translation.ts';

export const bulk: Translation<typeof en> = {
  choose: (goal) => `${goal} auswählen`,
  chooseAll: 'Alle Ziele auswählen',
  bar: 'Ausgewählte Ziele',
  chosen: (count) => `${count} ausgewählt`,
  owner: 'Verantwortlich',
  dates: 'Daten',
  status: 'Status',
  move: 'Verschieben',
  remind: 'Erinnern',
  archive: 'Archivieren',
  more: 'Mehr für die ausgewählten Ziele',
  none: 'Nichts auswählen',
  titles: {
    owner: (count) => (count === 1 ? 'Verantwortlich für 1 Ziel' : `Verantwortlich für ${count} Ziele`),
    dates: (count) => (count === 1 ? 'Daten von 1 Ziel' : `Daten von ${count} Zielen`),
    status: (count) => (count === 1 ? 'Status von 1 Ziel' : `Status von ${count} Zielen`),
    own: (field, count) => (count === 1 ? `${field} von 1 Ziel` : `${field} von ${count} Zielen`),
    move: (count) => (count === 1 ? '1 Ziel verschieben' : `${count} Ziele verschieben`),
    remind: (count) => (count === 1 ? 'An 1 Ziel erinnern' : `Die Verantwortlichen von ${count} Zielen erinnern`),
    archive: (count) => (count === 1 ? '1 Ziel archivieren' : `${count} Ziele archivieren`),
  },
  asItIs: 'Wie bisher',
  datesHint: 'Was leer bleibt, wird nicht geändert.',
  automatic: 'Automatisch, nach den Werten',
  reason: 'Begründung',
  remindNote: 'Jede Person bekommt eine E-Mail mit den Werten, auf die diese Ziele warten.',
  archiveNote:
    'Sie gehen mit allem, was darunter liegt. Einmal Rückgängig holt alles zurück, und jedes lässt sich wiederherstellen.',
  apply: (count) => (count === 1 ? '1 Ziel ändern' : `${count} Ziele ändern`),
  applyRest: (count) => (count === 1 ? 'Das andere ändern' : `Die anderen ${count} ändern`),
  remindRest: (count) => (count === 1 ? 'An das andere erinnern' : `An die anderen ${count} erinnern`),
  archiveRest: (count) => (count === 1 ? 'Das andere archivieren' : `Die anderen ${count} archivieren`),
  sendMails: 'Senden',
  cannotBe: (refused, all) =>
    refused === 1
      ? `Bei 1 von ${all} Zielen geht das nicht. Nichts wurde geändert.`
      : `Bei ${refused} von ${all} Zielen geht das nicht. Nichts wurde geändert.`,
  moreRefused: (count) => `und ${count} weitere`,
  tooMany: (most) =>
    `Höchstens ${most} Ziele lassen sich auf einmal ändern. Wählen Sie weniger aus, zum Beispiel mit einem Filter.`,
  changed: (count) => (count === 1 ? '1 Ziel geändert.' : `${count} Ziele geändert.`),
  archived: (count) => (count === 1 ? '1 Ziel archiviert.' : `${count} Ziele archiviert.`),
  reminded: (count) => (count === 1 ? '1 Erinnerung gesendet.' : `${count} Erinnerungen gesendet.`),
  notSent: (count) =>
    count === 1 ? '1 Erinnerung konnte nicht gesendet werden.' : `${count} Erinnerungen konnten nicht gesendet werden.`,
  cancel: 'Abbrechen',
  refusals: {
    goal_not_found: 'Es ist nicht mehr im Plan.',
    forbidden: 'Sie dürfen dieses Ziel nicht ändern.',
    changed_meanwhile: 'Jemand anders hat es gerade geändert.',
    nothing_waits: 'Für dieses Ziel wird gerade kein Wert erwartet.',
    nobody: 'Es gehört niemandem, der erinnert werden könnte.',
    no_account: 'Die verantwortliche Person hat kein Konto, an das eine E-Mail gehen könnte.',
    stopped: 'Die verantwortliche Person hat Erinnerungen dieses Plans abbestellt.',
    too_soon: 'Die verantwortliche Person wurde in den letzten sieben Tagen schon erinnert.',
    goal_in_formulas: 'Ein anderes Ziel, das bleibt, wird aus ihm berechnet.',
  },
};
