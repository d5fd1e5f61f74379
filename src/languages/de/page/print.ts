import type { print as en } from '#languages/en/page/print.ts';
import type { Translation } from '#languages/translation.ts';

export const print: Translation<typeof en> = {
  title: (plan, year) => `${plan} · ${year}`,
  preparing: 'Der Bericht wird zusammengestellt …',
  failed: 'Der Bericht konnte nicht geladen werden.',
  tooLong: (count, most) => `${count} Ziele sind zu viele für einen Bericht. Filtern Sie auf höchstens ${most}.`,
  undrawn: (scripts) =>
    `Für diese Schriftzeichen gibt es auf diesem Rechner keine Schrift, sie stehen als Kästchen da: ${scripts}. Welche zu installieren sind, sagt die Anleitung.`,
  nothing: 'Kein Ziel passt zu diesen Filtern.',
  back: 'Zurück zum Dashboard',
  print: 'Drucken',
  savePdf: 'Als PDF speichern',
  savingPdf: (seconds) => (seconds < 2 ? 'PDF wird erstellt …' : `PDF wird erstellt, ${seconds} s …`),
  pdfFailed: 'Das PDF konnte nicht erstellt werden. Versuchen Sie es in einer Minute erneut, oder nutzen Sie Drucken.',
  withFigures: 'Mit Wertetabellen',
  withWork: 'Mit Vorhaben',
  date: (date) => `Stand ${date}`,
  count: (shown, all) => `${shown} von ${all} ${all === 1 ? 'Ziel' : 'Zielen'}`,
  summary: 'Zusammenfassung',
  sentence: ({ good, measured, off, critical }) => {
    if (measured === 0) return 'Noch keines dieser Ziele hat Werte.';
    const first = `${capital(word(good))} von ${measured === 1 ? 'einem gemessenen Ziel' : `${dative(measured)} gemessenen Zielen`} ${good === 1 || good === 0 ? 'liegt' : 'liegen'} im Plan oder besser.`;
    const others = [
      off > 0 && `${word(off)} ${off === 1 ? 'weicht' : 'weichen'} ab`,
      critical > 0 && `${word(critical)} ${critical === 1 ? 'ist' : 'sind'} kritisch`,
    ];
    const said = others.filter((each) => each !== false).join(', ');
    return said === '' ? first : `${first} ${capital(said)}.`;
  },
  noData: 'Keine Daten',
  health: (score, label) => `Gesamtstand ${score} von 100, ${label}`,
  attention: 'Braucht Aufmerksamkeit',
  likelyMisses: (count, good) =>
    `${count} von ${good} im Plan oder besser ${count === 1 ? 'verfehlt' : 'verfehlen'} das Jahresziel voraussichtlich:`,
  andMore: (count) => `${count} weitere`,
  noAttention: 'Nichts: Kein Ziel weicht ab oder ist kritisch.',
  noneMeasured: 'Noch keines dieser Ziele hat Werte und einen Zielwert.',
  comment: (day, text) => (day === '' ? text : `${day}: ${text}`),
  worst: (named, all) =>
    named === all
      ? 'Am weitesten von ihrem Zielwert entfernte zuerst.'
      : `Die ${word(named)} am weitesten von ihrem Zielwert entfernten von ${all}.`,
  since: {
    report: (day) => `Verglichen mit dem ${day}, als der letzte Bericht verschickt wurde.`,
    month: (day) => `Verglichen mit dem ${day}, dem Ende des Vormonats.`,
  },
  notThere: 'neu',
  more: (count) =>
    count === 1
      ? 'Ein weiteres Ziel weicht ab oder ist kritisch.'
      : `${count} weitere Ziele weichen ab oder sind kritisch.`,
  work: ({ initiatives, milestones }) => {
    const { total, done, late, dropped } = initiatives;
    const said = [`${total - done - dropped} offen${late > 0 ? ` (${late} zu spät)` : ''}`, `${done} erledigt`];
    const all = dropped > 0 ? [...said, `${dropped} aufgegeben`] : said;
    return [
      ...(total > 0 ? [`${total} ${total === 1 ? 'Initiative' : 'Initiativen'}: ${all.join(', ')}.`] : []),
      ...(milestones.total > 0
        ? [
            `${milestones.done} von ${milestones.total} ${milestones.total === 1 ? 'Meilenstein' : 'Meilensteinen'} erledigt${milestones.late > 0 ? `, ${milestones.late} zu spät` : ''}.`,
          ]
        : []),
    ].join(' ');
  },
  columns: { goal: 'Ziel', actual: 'Ist', target: 'Zielwert', status: 'Status' },
  byObjective: 'Nach strategischen Zielen',
  objective: 'Strategisches Ziel',
  noObjective: 'Ohne strategisches Ziel',
  goals: 'Ziele',
  healthColumn: 'Gesamtstand',
  healthOfStatuses: 'Unter einem Statusfilter wird kein Gesamtstand gezeigt.',
  how: (on, off) =>
    `Ein Ziel liegt ab ${on} seines Zielwerts bis heute im Plan, ab ${off} weicht es ab. Für den Gesamtstand zählen erreicht und im Plan 100, abweichend 50, kritisch 0; Zurückgestelltes und nicht Begonnenes bleibt außen vor. Ein strategisches Ziel zählt hier mit den Zielen darunter; seine Karte zählt nur die darunter.`,
  cards: 'Ziele',
  figures: 'Wertetabelle',
  figuresWeekly: 'Wertetabelle, wöchentliche Ziele nach Quartalen',
  figuresQuarterly: 'Wertetabelle, vierteljährliche Ziele',
  figuresYearly: 'Wertetabelle, jährliche Ziele',
  total: (year) => year,
  tableNote: (year) => `${year}: Zielwert bis zum Ende, Ist bis heute. Ein Strich heißt: kein Wert.`,
  asOf: (date) => `Stand ${date}`,
  page: 'Seite',
  of: 'von',
};

const WORDS = ['keines', 'eines', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

function word(count: number): string {
  return WORDS[count] ?? String(count);
}

/** From two on the words stay as they are. */
function dative(count: number): string {
  return count === 0 ? '0' : word(count);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
