import type { whatIf as en } from '#languages/en/page/whatIf.ts';
import type { Translation } from '#languages/translation.ts';

const COUNTS = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'];

const inMonths = (months: number) =>
  months === 1 ? 'in diesem Monat' : `in diesen ${COUNTS[months - 2] ?? months} Monaten`;

export const whatIf: Translation<typeof en> = {
  toggle: 'Was wäre, wenn',
  tab: 'Was wäre, wenn',
  title: (day) => `Was wäre, wenn, am ${day}`,
  hint: 'Erst das Wahrscheinliche, dann diese Annahme. Nichts wird gespeichert.',
  kept: (words) => `Aus einer Notiz geöffnet: „${words}“`,
  yearEnds: 'Das Jahr endet mit',
  yearEndsOf: (goal) => `${goal}: Das Jahr endet mit`,
  notANumber: 'Das ist keine Zahl.',
  became: 'dann',
  health: 'Gesamtstand des Plans',
  noData: 'keine Daten',
  ofTarget: (from, to, target) => `von ${from} auf ${to}, Zielwert ${target}`,
  of: (from, to) => `von ${from} auf ${to}`,
  unchanged: 'Keine Änderung',
  keep: 'Als Notiz behalten',
  keepField: 'Worum geht es?',
  keepHint: 'Sie wird ein Kommentar zu diesem Ziel, mit ihrer Adresse.',
  save: 'Behalten',
  cancel: 'Abbrechen',
  keepFailed: 'Die Notiz konnte nicht behalten werden.',
  noteStart: (value) => `Was wäre, wenn das Jahr mit ${value} endet`,
  takeBack: 'Zurücknehmen',
  takeBackOf: (goal) => `${goal} zurücknehmen`,
  add: 'Ein Ziel hinzufügen',
  notes: 'Behaltene Notizen',
  open: (words) => `Öffnen: ${words}`,
  copyLink: (words) => `Link kopieren zu: ${words}`,
  copied: 'Link kopiert',
  working: 'Das Wahrscheinliche wird berechnet',
  failed: 'Das Wahrscheinliche konnte nicht berechnet werden.',
  closed: 'Jeder Zeitraum dieses Jahres hat seinen Wert, sein Ende ist also bekannt.',
  someAboveUnknown: 'Ein übergeordnetes Ziel hat eigene Zielwerte, die diese Seite nicht kennt; es fehlt hier.',
  onlyGoal: 'Übergeordnete Ziele und Gesamtstand werden in Plänen bis 300 Ziele berechnet.',
  basis:
    'Wahrscheinliche Werte kommen aus dem Ausblick jedes Ziels; ein Ziel ohne Ausblick geht weiter wie bisher in diesem Jahr.',
  basisWithout: 'In diesem Plan sind Ausblicke abgeschaltet: Jedes Ziel geht weiter wie bisher in diesem Jahr.',
  slider: 'Das Jahr endet mit',
  chart: (value, needed) => `Das Jahr endet mit ${value}. ${needed}`,
  target: (value) => `${value} Zielwert`,
  supposed: (value) => `${value} Annahme`,
  straight: (value) => `${value} gerade Linie`,
  likely: (value) => `${value} wohl`,
  pace: {
    weekly: (value) => `${value} in der Woche`,
    monthly: (value) => `${value} im Monat`,
    quarterly: (value) => `${value} im Quartal`,
    yearly: (value) => `${value} im Jahr`,
  },
  paceFrom: (pace, from, so) => (so === null ? `${pace} ab ${from}` : `${pace} ab ${from}; bisher ${so}`),
  neededSum: (part) =>
    part.from === part.to
      ? `Um mit ${part.end} zu enden, braucht es in ${part.from} noch ${part.rest}.`
      : `Um mit ${part.end} zu enden, braucht es von ${part.from} bis ${part.to} noch ${part.rest}: ${part.pace}.`,
  neededAverage: (part) =>
    part.from === part.to
      ? `Um mit ${part.end} zu enden, braucht ${part.from} ${part.pace}.`
      : `Um mit ${part.end} zu enden, braucht jeder Zeitraum von ${part.from} bis ${part.to} ${part.pace}.`,
  neededLast: (part) => `Damit das Jahr bei ${part.end} endet, muss der Istwert bis ${part.to} ${part.end} erreichen.`,
  bestBefore: {
    most: ({ months, value, year }) => `Am meisten waren es ${inMonths(months)} bisher ${value}, in ${year}.`,
    least: ({ months, value, year }) => `Am wenigsten waren es ${inMonths(months)} bisher ${value}, in ${year}.`,
  },
  range: (low, high) => `8 von 10: ${low} bis ${high}`,
  likelyEnd: (value, range) => `Voraussichtlich ${value}${range === null ? '' : ` (${range})`}.`,
  paceEnd: (value) => `Wie bisher in diesem Jahr: ${value}.`,
};
