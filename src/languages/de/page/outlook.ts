import type { outlook as en } from '#languages/en/page/outlook.ts';
import type { Translation } from '#languages/translation.ts';

export const outlook: Translation<typeof en> = {
  loading: 'Der Ausblick wird berechnet …',
  failed: 'Der Ausblick konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  likely: ({ value, by, low, high }) => ['Voraussichtlich ', value, ` zum ${by} (8 von 10: ${low} bis ${high}).`],
  likelyShort: ({ value, by, chance }) =>
    `Voraussichtlich ${value} zum ${by}${chance === null ? '' : `, ${chance} Chance, das Ziel zu erreichen`}`,
  target: (target, chance) => [`Ziel ${target}: `, chance, ' Chance, es zu erreichen.'],
  onlyTarget: (target) => `Ziel ${target}.`,
  noYearEnd: 'Was das Jahr ergibt, steht fest, wird aus anderen Zielen berechnet oder liegt zu weit voraus.',
  record: (period, share) => `Über ${period} traf das in ${share} der Fälle zu.`,
  last: {
    monthly: (count) => `die letzten ${count} Monate`,
    quarterly: (count) => (count === 1 ? 'das letzte Quartal' : `die letzten ${count} Quartale`),
    yearly: (count) => (count === 1 ? 'das letzte Jahr' : `die letzten ${count} Jahre`),
  },
  missesIn: (period) => `ab ${period} gefährdet`,
  riskText: (period) =>
    `Der Status ist heute gut, aber nach dem Ausblick wird das Ziel im Zeitraum ${period} wahrscheinlich verfehlt.`,
  atRisk: 'gefährdet',
  cell: {
    missesIn: (period) => `Ab ${period} gefährdet`,
    atRisk: 'Gefährdet',
    likely: 'Wahrscheinlich',
    unlikely: 'Unwahrscheinlich',
    noHistory: 'Zu wenig Werte',
  },
  chance: (cell, chance) => `${cell}, ${chance} Chance, das Ziel zu erreichen`,
  bands: { most: '8 von 10', nearlyAll: '19 von 20' },
  ends: {
    target: (value) => `${value} Ziel`,
    likely: (value) => `${value} wohl`,
    straight: (value) => `${value} gerade`,
  },
  table: 'Werte des Ausblicks',
  columns: { likely: 'Voraussichtlich' },
  range: (low, high) => `${low} bis ${high}`,
  point: (part) =>
    [
      part.period,
      ...(part.actual === null ? [] : [`Ist ${part.actual}`]),
      ...(part.likely === null
        ? []
        : [`voraussichtlich ${part.likely.value} (8 von 10: ${part.likely.low} bis ${part.likely.high})`]),
      ...(part.target === null ? [] : [`Ziel ${part.target}`]),
    ].join(' · '),
  notEnough: 'Zu wenig Vorgeschichte',
  none: {
    title: 'Kein Ausblick',
    noFigures: 'Es gibt noch keine Werte.',
    short: (count, least) => `Bisher ${count} ${count === 1 ? 'Wert' : 'Werte'}; ein Ausblick braucht ${least}.`,
    broken: (count, least) =>
      `Seit der letzten Lücke erst ${count} ${count === 1 ? 'Wert' : 'Werte'}; ein Ausblick braucht ${least}.`,
    newBase: (count, least) =>
      `Seit der neuen Basis erst ${count} ${count === 1 ? 'Wert' : 'Werte'}; ein Ausblick braucht ${least}.`,
    milestones: 'Es wird nach seinen Meilensteinen gemessen: Was davon erreicht ist, setzt sich nicht von selbst fort.',
    constant: 'Alle Werte sind gleich oder wiederholen sich genau: Es gibt nichts vorauszusagen.',
    weekly:
      'Für Wochenwerte gibt es keinen Ausblick: Wie sicher er wäre, wurde nur an Monats-, Quartals- und Jahreswerten geprüft.',
    off: 'In diesem Plan sind Ausblicke ausgeschaltet.',
    ended: 'Bis zum Ende dieses Ziels bleibt kein Zeitraum mehr.',
  },
};
