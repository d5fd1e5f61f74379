import type { mailings as en } from '#languages/en/server/mailings.ts';
import type { Translation } from '#languages/translation.ts';

export const mailings: Translation<typeof en> = {
  subject: (plan, date) => `${plan}: Bericht vom ${date}`,
  text: (company, plan) => `Hier ist der Bericht zu „${plan}“${company === '' ? '' : `, ${company}`}.`,
  counts: (counted) => `Gezählt: ${counted}.`,
  standing: ({ measured, good, off, critical, score }) =>
    `Von ${measured} gemessenen sind ${good} im Plan oder besser, ${off} weichen ab, ${critical} kritisch. Gesundheit: ${score} von 100.`,
  atRisk: (count) =>
    `${count} der Ziele im Plan oder besser ${count === 1 ? 'verfehlt' : 'verfehlen'} das Jahresziel voraussichtlich.`,
  share: (label) => `Er zeigt die Freigabe „${label}“.`,
  filter: (criteria) => `Gefiltert nach: ${criteria}.`,
  filtered: (kind, values) => `${kind}: ${values.join(', ')}`,
  unfiltered: 'Er ist nicht gefiltert.',
  live: 'Aktuelle Ansicht öffnen',
  attached: 'Er liegt als PDF bei.',
  foot: (by) => `Sie erhalten diese Nachricht, weil ${by} sie an Sie senden lässt.`,
  stop: (href) => `Diese Berichte abbestellen: ${href}`,
  stopped: (plan) => `Sie erhalten keine Berichte zu ${plan} mehr. Wer den Plan leitet, kann Sie wieder aufnehmen.`,
};
