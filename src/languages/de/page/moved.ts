import type { moved as en } from '#languages/en/page/moved.ts';
import type { Translation } from '#languages/translation.ts';

export const moved: Translation<typeof en> = {
  title: 'Was es bewegt hat',
  link: 'Was hat es bewegt?',
  choose: 'Wählen, was erklärt wird',
  close: 'Erklärung schließen',
  health: 'Gesamtstand der gezeigten Ziele',
  healthOf: (name) => `Gesamtstand: ${name}`,
  figureOrHealth: 'Was erklärt wird',
  percent: 'Prozent',
  onlyHealth: 'Gesamtstand',
  groups: {
    objectives: 'Strategische Ziele',
    above: 'Über diesem Ziel',
    below: 'Unter diesem Ziel',
    departments: 'Abteilungen',
  },
  exactly: (from, to) => `${from} auf ${to}`,
  became: 'dann',
  below: 'Ziele darunter',
  goalsOf: 'Ziele',
  points: 'Punkte',
  healthPoints: (change) => `${change} Punkte`,
  change: 'Änderung',
  bars: 'Wie weit jedes es bewegt hat',
  total: {
    mean: (name, counted, of) => `${name}, Mittel von ${counted} von ${of} Zielen`,
    sum: (name) => `${name}, Summe der Ziele darunter`,
    average: (name) => `${name}, Mittel der Ziele darunter`,
    highest: (name) => `${name}, Höchstwert der Ziele darunter`,
    lowest: (name) => `${name}, Tiefstwert der Ziele darunter`,
    health: (name, counted) =>
      counted === 1 ? `${name}, 1 gemessenes Ziel` : `${name}, Mittel von ${counted} gemessenen Zielen`,
  },
  rest: 'Eigene Einstellungen oder Termine oder die Zeit dazwischen',
  more: (count) => (count === 1 ? '1 weiteres Ziel' : `${count} weitere Ziele`),
  movedAlone: (number, part, isOfValues) => `${number} hat es um ${part}${isOfValues ? '' : ' Punkte'} bewegt.`,
  movedMost: (number, part, change, isOfValues) =>
    `${number} hat es am stärksten bewegt, um ${part} von ${change}${isOfValues ? '' : ' Punkten'}.`,
  madeOf: {
    mean: (count) => `Mittel von ${countOf(count)}`,
    sum: (count) => `Summe von ${countOf(count)}`,
    average: (count) => `Mittel von ${countOf(count)}`,
    highest: () => 'Höchstwert der Ziele darunter',
    lowest: () => 'Tiefstwert der Ziele darunter',
  },
  nothing: 'Nichts darunter hat sich bewegt.',
  noFigure: (day) => `Am ${day} gab es keinen Wert, also auch keine Änderung zu erklären.`,
  notThere: (day) => `Am ${day} war es nicht im Plan oder wurde nicht aus den Zielen darunter berechnet.`,
  unknown: 'Das wird nicht aus Zielen darunter berechnet.',
  working: 'Es wird berechnet, was es bewegt hat',
  failed: 'Was es bewegt hat, konnte nicht berechnet werden.',
  leftOut: {
    setByHand: 'An beiden Tagen von Hand ausgenommen',
    deferred: 'Zurückgestellt, an beiden Tagen ausgenommen',
    trackedLessOften: 'Seltener erfasst, an beiden Tagen ausgenommen',
    otherValueType: 'Andere Art von Wert, an beiden Tagen ausgenommen',
    outsideWindow: 'Läuft nicht in diesem Jahr',
    noFigures: 'An beiden Tagen ohne Werte',
    notMeasured: 'An beiden Tagen nicht gemessen',
  },
  held: (percent) => `zählt an beiden Tagen als ${percent}`,
  same: 'an beiden Tagen gleich',
  notCounted: 'noch nicht gezählt: wartet auf die anderen Ziele',
  notCountedExtreme: { highest: 'an keinem der Tage das höchste', lowest: 'an keinem der Tage das niedrigste' },
  came: (day) => `neu darunter seit ${day}`,
  went: 'nicht mehr darunter',
  joined: (day) => `gezählt seit ${day}`,
  left: 'nicht mehr gezählt',
};

function countOf(count: number): string {
  return count === 1 ? '1 Ziel' : `${count} Zielen`;
}
