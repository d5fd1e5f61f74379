import type { why as en } from '#languages/en/page/why.ts';
import type { Translation } from '#languages/translation.ts';

export const why: Translation<typeof en> = {
  title: (status) => `Warum ${status}?`,
  link: 'Warum diese Farbe?',
  staleHint: (period) => `Kein Ist-Wert seit ${period}`,
  neverReportedHint: 'Noch kein Ist-Wert, obwohl Zeiträume vorbei sind',
  updated: 'Zuletzt aktualisiert',
  pressHint: 'Klicken: Warum diese Farbe?',
  by: (name) => `von ${name}`,
  byHand: (status, note) =>
    note === '' ? `${status} wurde von Hand gesetzt.` : `${status} wurde von Hand gesetzt: ${note}`,
  green: 'Was es grün machen würde',
  change: 'Was es ändern würde',
  mean: 'Mittel der Ziele darunter',
  milestones: (done, total) =>
    total === 0
      ? 'Es wird nach seinen Meilensteinen gemessen und hat noch keine. Fügen Sie sie ihm oder einer seiner Initiativen unter Vorhaben hinzu.'
      : `Es wird nach seinen Meilensteinen gemessen, auch denen seiner Vorhaben: ${done} von ${total} sind erreicht. Jeder zählt nach seinem Gewicht.`,
  milestonesOnly:
    'Es wird nach seinen Meilensteinen gemessen, auch denen seiner Vorhaben. Jeder zählt nach seinem Gewicht.',
  meanByWeight: 'Mittel der Ziele darunter nach Gewicht',
  weightShare: (weight, of, parent) => `Gewicht ${weight} von ${of} beim Mittel für ${parent}.`,
  weights: 'Gewichte',
  weightOf: (weight, of) => `Gewicht ${weight} von ${of}`,
  below: (limit) => `unter ${limit}`,
  andMore: (limit) => `ab ${limit}`,
  container: (health, measured) =>
    `${measured === 1 ? 'Das gemessene Ziel darunter hat' : `Die ${measured} gemessenen Ziele darunter haben zusammen`} einen Gesamtstand von ${health} von 100.`,
  nothingMeasured: (count) =>
    count === 0 ? 'Darunter gibt es keine Ziele mit Werten.' : 'Noch keines der Ziele darunter hat Werte.',
  leftOut: 'Nicht in diesen Werten',
  leftOutReasons: {
    setByHand: 'von Hand ausgenommen',
    deferred: 'zurückgestellt',
    trackedLessOften: 'seltener erfasst',
    otherValueType: 'andere Art von Wert',
    outsideWindow: 'lief in dieser Zeit nicht',
    noFigures: 'noch ohne Werte',
  },
  more: (count) => `und ${count} weitere`,
  bands: (names) =>
    `${names.on_target} und ${names.achieved} zählen 100, ${names.off_target} 50, ${names.critical} 0. Grün ab 75, gelb ab 50, sonst rot.`,
  ring: (complete, elapsed) => `${complete}, ${elapsed} der Zeit vergangen`,
  complete: 'Erfüllt',
  targetToDate: 'Ziel bis heute',
  targetMet: 'Eingehalten',
  timeElapsed: (year) => (year === null ? 'Laufzeit vergangen' : `${year} vergangen`),
};
