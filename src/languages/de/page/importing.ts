import type { FoundReason } from '#contract/foundReason.ts';
import type { importing as en } from '#languages/en/page/importing.ts';
import { type Forms, pluralIn } from '#languages/plural.ts';
import type { Translation } from '#languages/translation.ts';
import { foundReasons } from './foundReasons.ts';

const plural = pluralIn('de');

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;

/** Without what there is none of; of nothing the first. */
const countedParts = (parts: readonly (readonly [count: number, one: string, many: string])[]) => {
  const some = parts.filter(([count]) => count > 0);
  return (some.length > 0 ? some : parts.slice(0, 1)).map((part) => counted(...part)).join(', ');
};

export const importing: Translation<typeof en> = {
  title: 'Import',
  steps: { file: 'Datei', columns: 'Spalten', review: 'Prüfen' },
  stepsName: 'Schritte',
  close: 'Import verlassen',
  report: 'Bericht',
  loading: 'Die Datei wird gelesen',
  working: 'Wird neu berechnet',
  retry: 'Erneut versuchen',
  underWay:
    'Eine andere Datei von Ihnen wird gerade gelesen. Warten Sie, bis das fertig ist, und wählen Sie diese dann erneut.',
  tooLarge: (megabytes, most) =>
    `Das sind ${megabytes.toLocaleString('de-DE')} MB; bis zu ${most} MB werden hier auf einmal gelesen. Geben Sie weniger Dateien ab, lassen Sie Blätter oder Bilder weg, oder importieren Sie auf der Befehlszeile.`,
  tooMany: (count, most) =>
    `Das sind ${count} Dateien; bis zu ${most} werden auf einmal gelesen. Eine ZIP-Datei davon zählt als eine.`,
  tooMuch:
    'Diese Datei ist zu groß, um sie hier zu lesen. Teilen Sie sie auf, oder importieren Sie sie über die Befehlszeile.',
  unreachable: 'Der Server antwortet nicht. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',

  drop: 'Datei hier ablegen',
  choose: 'Datei auswählen',
  accepts:
    'CSV, Excel (.xlsx, .xls), OpenDocument (.ods), JSON, StratML (.xml) oder ein als Excel, CSV (.zip) oder JSON exportierter Plan, bis 10 MB. Geändert wird erst etwas, wenn Sie zustimmen.',
  whereTitle: 'Wohin',
  whereHere: (plan: string) => `In „${plan}“`,
  whereNew: 'Als neuer Plan',
  newName: 'Name des neuen Plans',
  newNameHint: 'Bleibt er leer, heißt der Plan wie in der Datei, sonst wie die Datei.',
  exportTitle: 'Oder gehen Sie vom jetzigen Plan aus',
  exportSources: 'Mit der Herkunft jedes Werts',
  exportText:
    'Exportieren Sie den Plan, bearbeiten Sie ihn in einer Tabellenkalkulation und importieren Sie ihn wieder: Nur Ihre Änderungen erscheinen.',
  exportAs: { xlsx: 'Excel', csv: 'CSV', json: 'JSON mit Verlauf' },

  otherPlanTitle: (alike: number, found: number) =>
    `${alike} von ${found} Titeln ${alike === 1 ? 'stimmt' : 'stimmen'} überein. Gehört die Datei zu einem anderen Plan?`,
  otherPlanText: (plan: string) =>
    `Die Nummern der Ziele gibt es in „${plan}“, aber die meisten Titel sind andere. Ein Import in diesen Plan würde diese Ziele umbenennen.`,
  makeNewPlan: 'Neuen Plan anlegen',
  importAnyway: 'Trotzdem in diesen Plan importieren',

  columnsTitle: 'Wie die Spalten gelesen werden',
  columnsText: 'Jede Spalte der Datei und wofür sie gehalten wird. Ändern Sie, was nicht stimmt: Die Vorschau folgt.',
  columnOf: (heading: string) => `Bedeutung von „${heading}“`,
  leftOut: 'Nicht übernommen',
  ownFields: 'Eigene Felder',
  ownField: (name) => `Eigenes Feld „${name}“`,
  newOwnField: 'Ein neues eigenes Feld',
  kindOf: (name) => `Art von „${name}“`,
  period: 'Ein Zeitraum',
  periodOf: (name: string) => `Zeitraum von „${name}“`,
  figureOf: (name: string) => `Zielwert oder Ist von „${name}“`,
  periodExample: 'März 2026, Q1 2026',
  periodWrong: 'Kein Zeitraum mit Jahr',
  year: 'Jahr',
  yearUnsaid: 'Jahr wählen',
  yearTitle: (heading: string) => `Zu welchem Jahr gehört „${heading}“?`,
  yearText: (headings: readonly string[], more: number) =>
    `${headings.join(', ')}${more === 0 ? '' : ` und ${more} weitere`}: Diese Spalten nennen kein Jahr. Die Spalten nach der ersten schließen an.`,
  noHeading: (at: number) => `Spalte ${at}`,
  tableRows: (count: number) => counted(count, 'Zeile', 'Zeilen'),
  tableKinds: { goals: 'Ziele', entries: 'Werte', both: 'Ziele und Werte', none: 'Noch nicht erkannt' },
  delimiter: 'Trennzeichen der Zellen',
  delimiters: { ',': 'Komma', ';': 'Semikolon', '\t': 'Tabulator' },
  dateOrder: 'Im Datum steht vorn',
  dateOrders: { 'M/D/Y': 'Der Monat: 12/31/2026', 'D/M/Y': 'Der Tag: 31.12.2026' },
  told: 'Aus der Datei erkannt',
  decimalMark: 'Dezimalzeichen',
  decimalMarks: { '.': 'Punkt: 1,234.5', ',': 'Komma: 1.234,5' },
  keptTitle: 'Gespeicherte Zuordnungen',
  useKept: 'Gespeicherte Zuordnung verwenden',
  noneKept: 'Keine gewählt',
  keepAs: 'Diese Zuordnung speichern als',
  keep: 'Speichern',
  kept: (name: string) => `Als „${name}“ gespeichert.`,
  remove: 'Entfernen',
  removeKept: (name: string) => `„${name}“ entfernen`,
  removedKept: (name: string) => `„${name}“ entfernt.`,
  fromFile: 'Zuordnungsdatei verwenden',
  notAMapping: 'Das ist keine Zuordnungsdatei: Sie muss JSON sein, wie die Anleitung zeigt.',
  toReview: 'Prüfen',
  toFile: 'Andere Datei',

  kinds: { added: 'Neu', changed: 'Geändert', refused: 'Abgelehnt', unchanged: 'Unverändert' },
  all: 'Alle',
  tabsName: 'Was gezeigt wird',
  inRows: (count) => `in ${counted(count, 'Zeile', 'Zeilen')}`,
  changesOf: ({ goals, fields, cells, settings, initiatives, milestones, decisions }, isNew) =>
    `${new Intl.ListFormat('de').format([
      ...(goals === 0 ? [] : [counted(goals, 'Ziel', 'Ziele')]),
      ...(fields === 0 ? [] : [counted(fields, 'Feld', 'Felder')]),
      ...(cells === 0 ? [] : [counted(cells, 'Wert', 'Werte')]),
      ...(settings === 0 ? [] : [counted(settings, 'Einstellung', 'Einstellungen')]),
      ...(initiatives === 0 ? [] : [counted(initiatives, 'Initiative', 'Initiativen')]),
      ...(milestones === 0 ? [] : [counted(milestones, 'Meilenstein', 'Meilensteine')]),
      ...(decisions === 0 ? [] : [counted(decisions, 'Entscheidung', 'Entscheidungen')]),
    ])}${isNew ? '' : ', in einem Schritt rückgängig zu machen'}`,
  goalsAndCells: (goals, cells, work) =>
    countedParts([
      [goals, 'Ziel', 'Ziele'],
      [cells, 'Wert', 'Werte'],
      [work, 'Zeile Arbeit', 'Zeilen Arbeit'],
    ]),
  cellsAndFields: (cells, fields) =>
    countedParts([
      [cells, 'Wert', 'Werte'],
      [fields, 'Feld', 'Felder'],
    ]),
  stayAsTheyAre: 'bleiben, wie sie sind',
  notWritten: 'nicht importiert',
  search: 'Ziel, Arbeit oder Grund',
  head: {
    choose: 'Alle diese übernehmen',
    line: 'Zeile',
    kind: 'Art',
    goal: 'Ziel oder Arbeit',
    field: 'Feld oder Zelle',
    before: 'Vorher',
    after: 'Nachher',
    reason: 'Grund',
  },
  takeRow: (what: string) => `Übernehmen: ${what}`,
  wholeReason: 'Ganz anzeigen',
  newGoal: 'Neues Ziel',
  gets: (count) => `${counted(count, 'Wert', 'Werte')} anzeigen`,
  wholeGoal: 'Ziel',
  wholeRow: 'Zeile',
  under: (number: string) => `unter ${number}`,
  atTheTop: 'ganz oben',
  cells: (count: number) => counted(count, 'Wert', 'Werte'),
  figures: { target: 'Zielwert', actual: 'Ist', both: 'beide' },
  from: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  defaults: (words: string) => `${words}: angenommen`,
  nothingOfThis: 'Davon gibt es nichts.',
  nothingNew: 'All das steht schon im Plan. Es gibt nichts zu importieren.',

  before: 'Vor dem Übernehmen',
  zeroTitle: (count: number) => `${counted(count, 'Zielwert ist', 'Zielwerte sind')} 0. Was bedeutet die 0 hier?`,
  zeroText: 'Diese Datei lässt nie einen Zielwert leer.',
  zeroNone: 'Kein Zielwert',
  zeroNoneNote: '(leer)',
  zeroZero: 'Ein Zielwert von null',
  zeroOpen: 'Wählen Sie zuerst, was die 0 bedeutet.',
  defaultsTaken: 'Angenommene Vorgaben',
  goals: (count: number) => counted(count, 'Ziel', 'Ziele'),
  setForAll: 'Für alle setzen',
  setForAllOf: (column: string) => `${column} für alle setzen`,
  setFor: (column: string, goal: string) => `${column} von ${goal}`,
  defaultsText: (column: string) =>
    `Zu „${column}“ steht nichts in der Datei, daher wurde dies angenommen. Ändern Sie es, wo es nicht passt.`,
  more: (count: number) => `${count} weitere`,
  madePlan: (name) => `Der neue Plan: ${name}`,
  madeFrom: { chosen: 'wie gewählt', file: 'aus der Datei', usual: 'wie üblich' },
  settingsTitle: 'Abweichende Einstellungen',
  settingsText: 'In der Datei steht es anders als im Plan. Kreuzen Sie an, was der Plan übernehmen soll.',
  settingsChosen: 'Sie haben es anders gewählt, als es in der Datei steht. Ihre Wahl gilt.',
  settingValues: (before: string, after: string) => `Hier: ${before} · Datei: ${after}`,
  settingFixed: {
    chosen: 'Bleibt, wie Sie es gewählt haben.',
    moves_figures:
      'Bleibt: Es würde gespeicherte Werte verschieben. Ändern Sie es in den Einstellungen des Plans, die zeigen, was sich verschiebt.',
    closes_figures: 'Bleibt: Zeiträume schließen Sie in den Einstellungen des Plans ab.',
  },
  settings: {
    name: 'Name des Plans',
    company: 'Organisation',
    fiscal_month: 'Geschäftsjahr beginnt im',
    fiscal_display: 'Bezeichnung des Geschäftsjahrs',
    tiers: 'Stufen',
    currency: 'Währungszeichen',
    date_format: 'Datumsformat',
    week_start: 'Woche beginnt am',
    time_zone: 'Zeitzone',
    perspective_f: 'Perspektive F',
    perspective_c: 'Perspektive C',
    perspective_o: 'Perspektive O',
    perspective_p: 'Perspektive P',
    on_target: 'Im Plan ab',
    off_target: 'Abweichend ab',
    closed_until: 'Abgeschlossen bis',
    outlook: 'Ausblicke',
    levels: 'Namen der Ebenen',
    statuses: 'Namen der Status',
    palette: 'Farben der Status',
    table_columns: 'Spalten der Tabelle',
  },
  worthKnowing: 'Gut zu wissen',
  ofAll: (count: number, of: number | null) =>
    [count, ...(of === null ? [] : [of])].map((each) => each.toLocaleString('de-DE')).join(' von '),
  notice: (code: string, count: number, title: string) => {
    const forms = NOTICES[code];
    return forms === undefined ? title : plural(count, forms);
  },
  reason: (code, value, reason) => {
    const sentence = reasonOf(code, reason);
    return value === null ? sentence : `„${value}“: ${sentence}`;
  },
  cellAt: (file: string | null, line: number, column: string) =>
    `${file === null ? '' : `${file}, `}Zeile ${line}, ${column}`,
  cellRead: (value, reason) => (value === null ? reasonOf(null, reason) : `„${value}“: ${reasonOf(null, reason)}`),
  andMore: (count: number) => `und ${count.toLocaleString('de-DE')} weitere`,
  alsoMade: (made: Record<'members' | 'departments' | 'comments' | 'archived', number>) =>
    `Legt außerdem an: ${new Intl.ListFormat('de').format([
      ...(made.members === 0 ? [] : [counted(made.members, 'Mitglied', 'Mitglieder')]),
      ...(made.departments === 0 ? [] : [counted(made.departments, 'Abteilung', 'Abteilungen')]),
      ...(made.comments === 0 ? [] : [counted(made.comments, 'Kommentar', 'Kommentare')]),
      ...(made.archived === 0 ? [] : [counted(made.archived, 'archiviertes Ziel', 'archivierte Ziele')]),
    ])}.`,
  history: (count: number) => `Die Datei bringt ihren Verlauf mit: ${counted(count, 'Änderung', 'Änderungen')}.`,
  refusedFiles: 'So kann das nicht importiert werden',
  atLine: (file: string, line: number | null) => (line === null ? file : `${file}, Zeile ${line}`),

  changes: (count: number) => counted(count, 'Änderung', 'Änderungen'),
  refusedStay: (count: number) =>
    count === 1
      ? '1 abgelehnte bleibt, wie sie ist'
      : `${count.toLocaleString('de-DE')} abgelehnte bleiben, wie sie sind`,
  backToColumns: 'Zurück zu den Spalten',
  apply: (count: number) => `${counted(count, 'Änderung', 'Änderungen')} übernehmen`,
  applying: 'Wird importiert …',
  conflict:
    'Inzwischen wurde dasselbe geändert. Es wurde nichts importiert; vergleichen Sie den Import mit dem jetzigen Plan.',
  again: 'Erneut mit dem Plan vergleichen',

  doneTitle: (count: number) => `${counted(count, 'Änderung', 'Änderungen')} geschrieben`,
  doneText: 'Das alles ist eine einzige Änderung des Plans und lässt sich in einem Schritt rückgängig machen.',
  doneNewText:
    'Der Plan ist neu. Ist er nicht, was Sie wollten, archivieren Sie ihn: Er lässt sich dann lesen, aber nicht ändern.',
  undo: 'Import rückgängig machen',
  undone: 'Der Import wurde rückgängig gemacht. Der Plan ist wieder, wie er war.',
  openDashboard: 'Dashboard öffnen',
  openWork: 'Vorhaben öffnen',
  another: 'Weitere Datei importieren',

  columns: {
    goal: 'Werte dieses Ziels',
    goal_number: 'Nummer des Ziels',
    date: 'Datum',
    target: 'Zielwert',
    actual: 'Ist',
    series: 'Zielwert oder Ist',
    year: 'Jahr des Zeitraums',
  },
  yearTarget: (year: string) => `Zielwert ${year}`,
  words: {
    sum: 'Summe',
    average: 'Durchschnitt',
    highest: 'Höchster',
    lowest: 'Niedrigster',
    current: 'Aktueller',
    currency: 'Währung',
    number: 'Zahl',
    percent: 'Prozent',
    weekly: 'Wöchentlich',
    monthly: 'Monatlich',
    quarterly: 'Vierteljährlich',
    yearly: 'Jährlich',
    up: 'Höher ist besser',
    down: 'Niedriger ist besser',
    equal: 'Genau',
    high: 'Hoch',
    normal: 'Mittel',
    low: 'Niedrig',
    none: 'Keine',
    feeds: 'Fließt ins übergeordnete Ziel',
    yes: 'Ja',
    no: 'Nein',
    achieved: 'Erreicht',
    on_target: 'Im Plan',
    off_target: 'Abweichend',
    critical: 'Kritisch',
    not_started: 'Nicht begonnen',
    deferred: 'Zurückgestellt',
  },
  nothing: '–',
};

const REASONS: Readonly<Record<string, string>> = {
  wordUnknown: 'keine der möglichen Angaben',
  cellUnreadable: 'nicht lesbar; was im Plan steht, bleibt',
  perspectiveUnknown: 'keine der vier Perspektiven des Plans',
  ownerAmbiguous: 'mehrere Mitglieder heißen so; verwenden Sie die E-Mail-Adresse',
  windowKept: 'das Ende läge vor dem Beginn',
  trackingKept: 'es sind schon Werte erfasst; ändern Sie die Erfassung im Ziel',
  unitTooLong: 'die Einheit ist zu lang',
  statusNoteAlone: 'eine Begründung ohne Status',
  figureTwice: 'zwei Zeilen sagen Verschiedenes; keine wird übernommen',
  rollupUnfit: 'die untergeordneten Ziele lassen diese Zusammenfassung nicht zu',
  formulaUnfit: 'die Formel kann nicht gelesen werden oder führt im Kreis',
  rowUnreadable: 'die Zeile ist nicht lesbar',
  numberMissing: 'die Nummer fehlt',
  numberUnfit: 'zwischen den Punkten der Nummer steht nichts',
  numberTwice: 'eine frühere Zeile hat diese Nummer schon',
  numberAmbiguous: 'mehrere Ziele des Plans haben diese Nummer',
  titleMissing: 'der Titel fehlt',
  textTooLong: 'der Text ist zu lang',
  dateUnreadable: 'kein lesbares Datum',
  windowReversed: 'das Ende liegt vor dem Beginn',
  parentMissing: 'das übergeordnete Ziel gibt es weder in der Datei noch im Plan',
  parentRefused: 'das übergeordnete Ziel wird nicht übernommen',
  parentCycle: 'das Ziel läge unter sich selbst',
  tooDeep: 'tiefer als die unterste Ebene',
  goalMissing: 'dieses Ziel gibt es weder in der Datei noch im Plan',
  goalRefused: 'das Ziel wird nicht übernommen',
  goalComputed: 'die Werte dieses Ziels werden aus den untergeordneten berechnet',
  goalByMilestones: 'dieses Ziel wird nach seinen Meilensteinen gemessen und nimmt keine Werte an',
  goalByFormula: 'dieser Wert wird nach einer Formel berechnet und kann nicht eingetragen werden',
  quarterTotal: 'die Monate dieses Quartals sind auch angegeben; es wird aus ihnen berechnet',
  yearActual: 'das Ist eines ganzen Jahres; es wird aus den Monaten oder Wochen berechnet',
};

const NOTICES: Readonly<Record<string, Forms>> = {
  memberStated: {
    one: 'Mitglied der Datei: kann den Plan erst öffnen, wenn es jemand einlädt',
    other: 'Mitglieder der Datei: können den Plan erst öffnen, wenn sie jemand einlädt',
  },
  memberLeads: {
    one: 'Mitglied der Datei, das ein Konto hat: leitet den Plan',
    other: 'Mitglieder der Datei, die ein Konto haben: leiten den Plan',
  },
  goalAgain: {
    one: 'Ziel, das ein früheres Blatt schon hat: Jene Zeile gilt, und die Werte beider',
    other: 'Ziele, die ein früheres Blatt schon hat: Jene Zeilen gelten, und die Werte beider',
  },
  memberKept: {
    one: 'Mitglied der Datei, dem kein Ziel gehört: bleibt weg, nur ein neuer Plan übernimmt es',
    other: 'Mitglieder der Datei, denen kein Ziel gehört: bleiben weg, nur ein neuer Plan übernimmt sie',
  },
  commentKept: {
    one: 'Kommentar zu einem Ziel, das schon im Plan oder archiviert ist: bleibt weg',
    other: 'Kommentare zu Zielen, die schon im Plan oder archiviert sind: bleiben weg',
  },
  archiveKept: {
    one: 'Archiviertes Ziel: bleibt weg, nur ein neuer Plan übernimmt es',
    other: 'Archivierte Ziele: bleiben weg, nur ein neuer Plan übernimmt sie',
  },
  workChanged: {
    one: 'Zelle, die eine Initiative, einen Meilenstein oder eine Entscheidung des Plans ändert',
    other: 'Zellen, die Initiativen, Meilensteine oder Entscheidungen des Plans ändern',
  },
  workKept: {
    one: 'Archivierte Initiative, Meilenstein oder Entscheidung: bleibt weg, nur ein neuer Plan übernimmt sie',
    other: 'Archivierte Initiativen, Meilensteine und Entscheidungen: bleiben weg, nur ein neuer Plan übernimmt sie',
  },
  planTableRead: {
    one: 'Wie eine Tabelle neben den Zielen gelesen wurde',
    other: 'Wie Tabellen neben den Zielen gelesen wurden',
  },
  planTiers: { other: 'Stufen des Plans: drei, weil Ziele oder Initiativen Abteilungen haben' },
  planCurrency: { other: 'Währung des Plans aus den Einheiten erkannt' },
  planDateFormat: { other: 'Datumsformat des Plans aus den Daten erkannt' },
  newMember: {
    one: 'Verantwortliche Person, die noch nicht im Plan ist: wird Mitglied und kann ihn öffnen, sobald sie eingeladen ist',
    other:
      'Verantwortliche, die noch nicht im Plan sind: werden Mitglieder und können ihn öffnen, sobald sie eingeladen sind',
  },
  newDepartment: {
    one: 'Abteilung, die es noch nicht gibt: wird angelegt',
    other: 'Abteilungen, die es noch nicht gibt: werden angelegt',
  },
  memberDepartment: {
    one: 'Neues Mitglied: kommt in die Abteilung seiner Ziele und Initiativen',
    other: 'Neue Mitglieder: kommen in die Abteilung ihrer Ziele und Initiativen',
  },
  unitFromHeading: {
    one: 'Einheit fehlt: aus den Überschriften der Werte übernommen',
    other: 'Einheiten fehlen: aus den Überschriften der Werte übernommen',
  },
  targetYear: {
    one: 'Zielwert zum Jahresende einem Geschäftsjahr zugeordnet',
    other: 'Zielwerte zum Jahresende einem Geschäftsjahr zugeordnet',
  },
  percentSign: { other: 'Prozentzeichen weggelassen: die Zahl davor gilt' },
  noValue: {
    one: 'Zelle, die „kein Wert“ sagt: als leer gelesen',
    other: 'Zellen, die „kein Wert“ sagen: als leer gelesen',
  },
  unknownColumn: { one: 'Spalte ohne Bedeutung hier', other: 'Spalten ohne Bedeutung hier' },
  dateToPeriod: {
    one: 'Datum auf den ersten Tag seines Zeitraums gelegt',
    other: 'Daten auf den ersten Tag ihres Zeitraums gelegt',
  },
  periodRead: {
    one: 'Zeitraum, der nicht ausgeschrieben ist: nach dem Geschäftsjahr des Plans gelesen',
    other: 'Zeiträume, die nicht ausgeschrieben sind: nach dem Geschäftsjahr des Plans gelesen',
  },
  yearTarget: {
    one: 'Zielwert eines ganzen Jahres: als Zielwert zum Jahresende übernommen',
    other: 'Zielwerte ganzer Jahre: als Zielwerte zum Jahresende übernommen',
  },
  dateRead: { one: 'Datum anders gelesen, als es dasteht', other: 'Daten anders gelesen, als sie dastehen' },
  numberRead: {
    one: 'Zahl, die sich auf zwei Arten lesen lässt oder abgekürzt ist',
    other: 'Zahlen, die sich auf zwei Arten lesen lassen oder abgekürzt sind',
  },
  depthChanged: {
    one: 'Ebene an das übergeordnete Ziel angepasst',
    other: 'Ebenen an das übergeordnete Ziel angepasst',
  },
  ownerFirst: {
    one: 'Ziel mit mehreren Verantwortlichen: der erste wird genommen',
    other: 'Ziele mit mehreren Verantwortlichen: der erste wird genommen',
  },
  textCleaned: {
    one: 'Text mit Steuerzeichen, die entfernt wurden',
    other: 'Texte mit Steuerzeichen, die entfernt wurden',
  },
  figureCleared: {
    one: 'Wert des Plans, den eine leere Zelle löscht',
    other: 'Werte des Plans, die eine leere Zelle löscht',
  },
  statusLapsed: {
    one: 'Von Hand gesetzter Status, der mit einem neuen Ist verfällt',
    other: 'Von Hand gesetzte Status, die mit einem neuen Ist verfallen',
  },
  readAs: { other: 'Wie eine Datei gelesen wurde' },
  dateOrder: { other: 'Im Datum steht der Tag vorn, oder der Monat' },
  noFigures: {
    one: 'Zeile ohne Zielwert und ohne Ist: nichts zu speichern',
    other: 'Zeilen ohne Zielwert und ohne Ist: nichts zu speichern',
  },
  outsideWindow: {
    one: 'Wert außerhalb der Laufzeit seines Ziels: gespeichert, zählt aber erst mit einer anderen Laufzeit',
    other: 'Werte außerhalb der Laufzeit ihres Ziels: gespeichert, zählen aber erst mit einer anderen Laufzeit',
  },
  periodFar: {
    one: 'Wert eines Zeitraums vor 1900 oder mehr als 50 Jahre voraus: gespeichert, wohl ein Tippfehler',
    other: 'Werte von Zeiträumen vor 1900 oder mehr als 50 Jahre voraus: gespeichert, wohl Tippfehler',
  },
  groupFigure: {
    one: 'Wert einer Gruppe: gespeichert, und macht sie zu einem eigenen Ziel',
    other: 'Werte von Gruppen: gespeichert, und machen sie zu eigenen Zielen',
  },
  currencyOther: {
    one: 'Einheit in einer anderen Währung als der des Plans',
    other: 'Einheiten in einer anderen Währung als der des Plans',
  },
  doubts: { one: 'Die Datei widerspricht sich', other: 'Die Datei widerspricht sich' },
  smallPercent: {
    one: 'Wert bis 1 bei einem Prozentziel: gelesen, wie er dasteht, nicht als Anteil von 1',
    other: 'Werte bis 1 bei Prozentzielen: gelesen, wie sie dastehen, nicht als Anteile von 1',
  },
  newOwnField: { one: 'Eigenes Feld aus der Datei: angelegt', other: 'Eigene Felder aus der Datei: angelegt' },
  ownRequired: {
    one: 'Pflichtfeld, das leer ist: später ausfüllen',
    other: 'Pflichtfelder, die leer sind: später ausfüllen',
  },
  zeroTargets: {
    one: 'Zielwert von 0, den manche Quellen für „keiner“ schreiben',
    other: 'Zielwerte von 0, die manche Quellen für „keiner“ schreiben',
  },
};

/** A reason by its code, else what the kind of finding says. */
function reasonOf(
  code: string | null,
  { text, said }: { readonly text: string; readonly said?: FoundReason | undefined },
) {
  return said === undefined
    ? ((code === null ? undefined : REASONS[code]) ?? text)
    : foundReasons[said.code](said.values);
}
