import type { attention as en } from '#languages/en/page/attention.ts';
import type { Translation } from '#languages/translation.ts';

export const attention: Translation<typeof en> = {
  title: 'Ziele, die Aufmerksamkeit brauchen',
  loading: 'Was Aufmerksamkeit braucht, wird geladen …',
  failed: 'Was Aufmerksamkeit braucht, konnte nicht geladen werden.',
  howMany: 'Wie viele Ziele',
  all: (count) => `Alle ${count.toLocaleString('de-DE')}`,
  furthest: (count, critical) =>
    `Die ${count.toLocaleString('de-DE')}, die am weitesten hinter ihrem Soll liegen, ${critical} zuerst.`,
  allBehind: (count, critical) =>
    count === 1
      ? 'Ein Ziel verfehlt sein Soll.'
      : `Alle ${count.toLocaleString('de-DE')}, die ihr Soll verfehlen, ${critical} zuerst.`,
  noneBehind: (closest) =>
    closest === 0
      ? 'Nichts verfehlt sein Soll.'
      : closest === 1
        ? 'Nichts verfehlt sein Soll. Dieses Ziel ist am nächsten daran.'
        : `Nichts verfehlt sein Soll. Diese ${closest} sind am nächsten daran.`,
  lateWork: 'Vorhaben, die zu spät dran sind',
  moreLateWork: (count) => `Und ${count.toLocaleString('de-DE')} weitere, unter Vorhaben`,
  workIsLate: (late) => `Vorhaben sind aber zu spät dran (${late}).`,
  since: (day, { closer, further, same, isNew, otherStatus }) => {
    const parts = [
      `${closer} näher`,
      `${further} weiter weg`,
      `${same} unverändert`,
      ...(isNew > 0 ? [`${isNew} neu`] : []),
    ];
    const status = otherStatus === 0 ? 'kein Status hat sich geändert' : `Status geändert: ${otherStatus}`;
    return `Seit ${day}: ${parts.join(', ')}; ${status}.`;
  },
  columns: {
    goal: 'Ziel und verantwortlich',
    stands: 'Stand',
    trend: 'Verlauf',
    since: (day) => `Erfüllt, seit ${day}`,
    comment: 'Letzter Kommentar',
    step: 'Nächster Schritt',
  },
  changes: { closer: 'Näher', further: 'Weiter weg', same: 'Unverändert' },
  fromTo: (before, now) => `von ${before} auf ${now}`,
  noFigure: 'Noch kein Wert',
  partOf: (actual, target) => `${actual} von ${target}`,
  beside: (actual, target) => `${actual}, Soll ${target}`,
  short: (distance) => `${distance} zu wenig`,
  over: (distance) => `${distance} zu viel`,
  tooMany: (distance) => `${distance} zu viel`,
  alsoSets: (number, why) => `Bestimmt auch ${number} (${why})`,
  why: { only: 'sein einziges Ziel', lowest: 'sein niedrigstes Ziel', highest: 'sein höchstes Ziel' },
  nobodyWrote: 'Niemand hat geschrieben, warum',
  saidBy: (name, day) => `${name}, ${day}`,
  byHand: (status) => `von Hand auf ${status} gesetzt`,
};
