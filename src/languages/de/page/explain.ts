import type { ExplainWords, PeriodCount } from '#core/explain/explainWords.ts';
import type { StatusNames } from '#core/words/statusNames.ts';

const EACH = { weekly: 'je Woche', monthly: 'je Monat', quarterly: 'je Quartal', yearly: 'je Jahr' } as const;
const ONE = { weekly: '1 Woche', monthly: '1 Monat', quarterly: '1 Quartal', yearly: '1 Jahr' } as const;
const SEVERAL = { weekly: 'Wochen', monthly: 'Monate', quarterly: 'Quartale', yearly: 'Jahre' } as const;
const OF_SEVERAL = { weekly: 'Wochen', monthly: 'Monaten', quarterly: 'Quartalen', yearly: 'Jahren' } as const;
const IN_THE_LAST = {
  weekly: 'in der letzten Woche',
  monthly: 'im letzten Monat',
  quarterly: 'im letzten Quartal',
  yearly: 'im letzten Jahr',
} as const;
const FUNCTION = {
  sum: 'Summe aus',
  average: 'Mittel aus',
  highest: 'Höchstwert aus',
  lowest: 'Tiefstwert aus',
  current: 'letzter Wert aus',
} as const;

/** The goal is „es“, its figures stand as they are. */
export const explain: ExplainWords = {
  figures: {
    actual: 'Ist bis heute',
    compared: 'Davon verglichen',
    target: 'Ziel bis heute',
    difference: 'Differenz',
    measuredIn: 'Gemessen in',
    endTarget: 'Endziel',
    baseline: 'Ausgangswert',
    percentComplete: 'Erfüllt',
    targetMet: 'Zielwert eingehalten',
    timeElapsed: 'Zeit vergangen',
  },
  divisor: {
    way: 'der Weg vom Ausgangswert zum Endziel',
    tenthOfWay: 'ein Zehntel des Wegs vom Ausgangswert zum Endziel',
    tenthOfEndTarget: 'ein Zehntel des Endziels',
    baseline: 'der Ausgangswert minus das Zehnfache des Endziels',
  },
  better: { up: 'höher ist besser', down: 'niedriger ist besser', equal: 'näher an 0 ist besser' },
  days: ({ days, of }) => `${days} von ${of} Tagen`,
  percentOf: {
    endTarget: (whole) => `vom Endziel ${whole}`,
    way: (from, whole) => `des Wegs von ${from} bis ${whole}`,
    targetToDate: (whole) => `vom Ziel bis heute ${whole}`,
    children: 'Mittel der Ziele darunter',
  },
  stated: {
    yearTarget: 'für das Jahr festgelegt',
    allTarget: 'für die ganze Laufzeit festgelegt',
    baseline: 'als Ausgangswert festgelegt',
    hundredPercent: '100 % erfüllt',
    meanOfChildren: 'Mittel der Ziele darunter',
    formula: 'berechnet über diese Zeiträume als Ganzes',
    dueMilestones: 'der Anteil der Meilensteine, die bis dahin fällig sind',
    sumOfChildren: 'Summe der Endziele der Ziele darunter',
    averageOfChildren: 'Mittel der Endziele der Ziele darunter',
    highestOfChildren: 'höchstes Endziel der Ziele darunter',
    lowestOfChildren: 'niedrigstes Endziel der Ziele darunter',
  },
  origin: {
    periods: (aggregation, periods, stretch) => `${FUNCTION[aggregation]} ${countedOf(periods)}, ${stretch}`,
    stretch: (from, to) => `${from} bis ${to}`,
    lastFor: (text, { days, of }) => `${text}, der letzte Zeitraum mit ${days} von ${of} Tagen`,
    lastForPeriods: (text, elapsed, of) => `${text}, der letzte für ${elapsed} von ${countedOf(of)}`,
    years: (aggregation, count) => `${FUNCTION[aggregation]} ${count === 1 ? '1 Jahresziel' : `${count} Jahreszielen`}`,
    share: ({ days, of }, value, origin) => `${days} von ${of} Tagen von ${value} (${origin})`,
    line: (from, to) => `auf der geraden Linie von ${from} bis ${to}`,
    point: (value, date) => `${value} am ${date}`,
  },
  inSentence: (period) => period,
  reason: {
    byHand: ({ by, status, date, note }) =>
      `${by} hat am ${date} von Hand „${status}“ gesetzt${note === '' ? '.' : `: ${note}`}`,
    startsOn: (date) => `Das Ziel beginnt am ${date}.`,
    noFigures: 'Es gibt noch keine Werte.',
    noFiguresIn: (year) => `In ${year} gibt es noch keine Werte.`,
    reaches: (actual, endTarget) => `Mit einem Ist von ${actual} ist das Endziel ${endTarget} erreicht.`,
    ended: (distance) => `Am Ende lag es ${distance} dem Endziel.`,
    stood: (period, distance, isCarried) =>
      `${isCarried ? 'Stand' : 'Am Ende von'} ${period} lag es ${distance} dem Ziel bis heute.`,
    noTarget: 'Es gibt keinen Zielwert.',
    nothingDue: 'Wie viel vom Endziel bis heute fällig ist, lässt sich nicht sagen.',
  },
  distance: {
    exactly: 'genau auf',
    from: (amount, isOver) => `${amount} ${isOver ? 'über' : 'unter'}`,
    ofTheWay: (percent, isOver) => `${percent} des Wegs vom Ausgangswert ${isOver ? 'über' : 'unter'}`,
    lessThan: (percent) => `weniger als ${percent}`,
  },
  thresholds: (onTarget, offTarget, names) =>
    `${names.on_target} ab ${onTarget}, ${names.off_target} ab ${offTarget}, sonst ${names.critical}`,
  limits: {
    any: 'jedem Wert',
    most: (value) => `höchstens ${value}`,
    least: (value) => `mindestens ${value}`,
    between: (least, most) => `${least} bis ${most}`,
    passes: (most) => `über ${most} steigt`,
    fallsBelow: (least) => `unter ${least} fällt`,
    leaves: (least, most) => `nicht zwischen ${least} und ${most} liegt`,
  },
  outlook: {
    turns: (period, limits) => `${period} mit ${limits} würde es grün machen.`,
    noneTurns: (period) => `Kein Wert für ${period} allein würde es grün machen.`,
    nothingTurns: (until) => `Was bis ${until} noch kommt, kann es nicht mehr grün machen.`,
    eachOf: (limits, rest, soFar) =>
      `Mit ${limits} ${EACH[rest.frequency]} ${inTheRest(rest)} wäre es am Ende grün; bisher ${soFar}.`,
    onAverage: (limits, rest, soFar) =>
      `Mit ${limits} im Mittel ${inTheRest(rest)} wäre es am Ende grün; bisher ${soFar}.`,
    by: (limits, until) => `Mit ${limits} bis ${until} wäre es am Ende grün.`,
    milestones: (titles) =>
      titles.length === 1
        ? `Ein weiterer erledigter Meilenstein würde es grün machen: ${titles.map((title) => `„${title}“`).join(', ')}.`
        : `${titles.length} weitere erledigte Meilensteine würden es grün machen: ${titles.map((title) => `„${title}“`).join(', ')}.`,
    loses: (status, names, period, leaving) => `${lost(status, names)}, wenn ${period} ${leaving}.`,
    losesAnyhow: (status, names, period) => `${lost(status, names)}, wie auch immer ${period} ausfällt.`,
  },
  notes: {
    byFigures: (status) => `Nach den Werten allein wäre es „${status}“.`,
    carried: (period) => `Einen neueren Wert gibt es nicht: Der von ${period} gilt, bis er veraltet ist.`,
    sparser: (value, stretch) =>
      `Für manche Zeiträume gilt kein Zielwert: Verglichen wird nur ${value} vom Ist, ${stretch}.`,
    untouched:
      'Für keinen Zeitraum mit einem Ist-Wert gilt ein Zielwert: Verglichen wird mit dem zeitlichen Anteil am Endziel.',
    coverage: (has, of, goals) =>
      `${has} von ${countedOf(of)} ${has === 1 ? 'hat' : 'haben'} ${goals === 2 ? 'beide' : 'alle'} Werte, aus denen gerechnet wird: Nur ${has === 1 ? 'dieser Zeitraum zählt' : 'diese zählen'}.`,
    overdueAtEnd: 'Der letzte Zeitraum ist überfällig; deshalb werden die bisherigen Werte am Endziel gemessen.',
    missingCount: (periods) => `Vor dem letzten Wert fehlen ${countedOf(periods, SEVERAL)}.`,
    missing: (periods) => `Vor dem letzten Wert fehlt: ${periods.join(', ')}.`,
    meetsEnd:
      'Bis jetzt ist das Endziel erreicht; das zählt, sobald die Laufzeit vorbei und der letzte Zeitraum gemeldet ist.',
    held: 'Bis die Laufzeit vorbei ist, gilt höchstens 100 % als erfüllt.',
    overdue: 'Der nächste Wert ist überfällig.',
  },
  progress: {
    status: (label, text) => `${label} (${text})`,
    joined: (status, label, progress) =>
      progress.toLowerCase().startsWith(label.toLowerCase())
        ? `${status}${progress.slice(label.length)}`
        : `${status}, ${progress}`,
    completed: (percent) => (percent === null ? 'abgeschlossen' : `abgeschlossen mit ${percent}`),
    notStarted: 'nicht begonnen',
    ahead: (difference, direction) => {
      if (direction === 'down') return placed(difference, 'unter dem Ziel');
      return difference === null ? 'dem Ziel voraus' : `dem Ziel um ${difference} voraus`;
    },
    onTarget: (difference, { isAbove, isWorse }) =>
      difference === null
        ? 'im Plan'
        : `im Plan, ${isWorse ? 'wenn auch ' : ''}${difference} ${isAbove ? 'darüber' : 'darunter'}`,
    behind: (difference, { direction, isAbove }) => {
      if (direction === 'up') return placed(difference, 'hinter dem Ziel');
      if (direction === 'equal' && difference === null) return 'neben dem Ziel';
      return placed(difference, direction === 'down' || isAbove ? 'über dem Ziel' : 'unter dem Ziel');
    },
  },
};

function placed(difference: string | null, place: string): string {
  return difference === null ? place : `${difference} ${place}`;
}

function countedOf({ count, frequency }: PeriodCount, names: typeof OF_SEVERAL | typeof SEVERAL = OF_SEVERAL): string {
  return count === 1 ? ONE[frequency] : `${count} ${names[frequency]}`;
}

function inTheRest({ count, frequency }: PeriodCount): string {
  return count === 1 ? IN_THE_LAST[frequency] : `in den übrigen ${count} ${OF_SEVERAL[frequency]}`;
}

function lost(status: string, names: StatusNames): string {
  if (status === 'off_target') return `Es bekommt den Status „${names.critical}“`;
  return `Es verliert den Status „${status === 'achieved' ? names.achieved : names.on_target}“`;
}
