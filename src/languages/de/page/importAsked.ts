import type { importAsked as en } from '#languages/en/page/importAsked.ts';
import type { Translation } from '#languages/translation.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`;
const list = (names: readonly string[]) =>
  `${names
    .slice(0, 4)
    .map((name) => `„${name}“`)
    .join(', ')}${names.length > 4 ? ` und ${names.length - 4} weitere` : ''}`;

export const importAsked: Translation<typeof en> = {
  ofSheet: (sheet) => `Blatt „${sheet}“`,
  goalsInRows: (count, first, last) => `${counted(count, 'Zeile', 'Zeilen')}, ${first} bis ${last}`,
  anotherFile: 'Andere Datei',
  backToQuestions: 'Zurück zu den Fragen',
  toSheet: 'Die Spalten ansehen',

  asked: (count) =>
    count === 1
      ? '1 Frage, beantwortet, wie die Zellen nahelegen.'
      : `${count} Fragen, beantwortet, wie die Zellen nahelegen.`,
  askedNone: 'Es ist nichts zu fragen. Wofür die Spalten gehalten werden, steht über ihnen.',
  accept: (count) =>
    count === 0
      ? 'Zum Nachweis'
      : count === 1
        ? 'Annehmen und zum Nachweis'
        : `Alle ${count} annehmen und zum Nachweis`,
  byHand: 'Zeilen und Spalten selbst wählen',
  nothingWritten: 'Noch ist nichts geschrieben.',
  sheets: 'Blätter',
  findSheet: 'Blatt oder Datei suchen',
  noSheet: (search: string) => `Kein Blatt heißt „${search}“.`,
  readSheet: (sheet) => `Das Blatt „${sheet}“ lesen`,

  periodOf: (headings) => `Aus welchem Zeitraum sind ${list(headings)}?`,
  yearOf: (headings) => `Aus welchem Jahr sind ${list(headings)}?`,
  periodUnit: 'Monat, Quartal oder Jahr',
  periodUnits: { year: 'Jahr', quarter: 'Quartal', month: 'Monat' },
  period: 'Zeitraum',
  year: 'Jahr',
  labelIs: (label) => `${label} ist …`,
  fiscalYear: 'Wann beginnt das Geschäftsjahr?',
  yearSpan: (from, to) => `${from} – ${to}`,
  otherMonth: 'Ein anderer Monat',
  startsIn: 'Es beginnt im',
  namedBy: 'Es heißt',
  namings: {
    startYear: 'nach dem Jahr, in dem es beginnt',
    endYear: 'nach dem Jahr, in dem es endet',
    bothYears: 'nach beiden Jahren',
    fullYear: 'nach seinem Kalenderjahr',
  },
  stands: (words) => `${words.slice(0, 5).join(', ')}${words.length > 5 ? ' …' : ''} stehen für …`,
  standsOne: (word) => `${word} steht für …`,
  meaningOf: (word) => `Wofür „${word}“ steht`,
  leaveOut: 'Weglassen',
  statusUse: 'Der Status des Blatts wird',
  statusUses: { compare: 'verglichen', set: 'von Hand gesetzt' },
  lowerFor: (count) =>
    count === 1 ? 'Ist bei diesem Ziel niedriger besser?' : `Ist bei diesen ${count} Zielen niedriger besser?`,
  yesAll: (count) => (count === 1 ? 'Ja' : `Ja, bei allen ${count}`),
  notAll: (count) => (count === 1 ? 'Nein' : 'Nicht bei allen'),
  andMore: (count) => `und ${count} weitere`,
  directionOf: (title) => `Was ist bei „${title}“ besser?`,
  directions: { up: 'Höher', down: 'Niedriger', equal: 'Nahe am Soll' },
  functionFor: (count) =>
    count === 1
      ? 'Wie wird aus den Zeiträumen dieses Ziels ein Wert?'
      : `Wie wird aus den Zeiträumen dieser ${count} Ziele je ein Wert?`,
  functionOf: (title) => `Wie wird aus den Zeiträumen von „${title}“ ein Wert?`,
  functions: {
    sum: 'Sie werden addiert',
    average: 'Ihr Mittel',
    current: 'Der letzte',
    highest: 'Der höchste',
    lowest: 'Der niedrigste',
  },
  figuresAre: (headings) => `Sind die Werte unter ${list(headings)} Soll oder Ist?`,
  figures: { target: 'Soll', actual: 'Ist' },
  currency: 'In welcher Währung sind die Beträge?',
  currencySign: 'Währungszeichen',
  scaleOf: (unit) => `Sind die Werte in „${unit}“?`,
  encoding: (file) => `In welcher Kodierung ist ${file} geschrieben?`,
  match: (title) => `Ist „${title}“ ein umbenanntes Ziel des Plans?`,
  newGoal: 'Ein neues Ziel',
  rowsAre: (sheet) =>
    sheet === null ? 'Was sind die Zeilen dieses Maßnahmenplans?' : `Was sind die Zeilen von „${sheet}“?`,
  rowsChoices: {
    initiatives: 'Initiativen: Arbeit neben den Zielen',
    milestones: 'Meilensteine: Tage, an denen etwas getan ist',
    goals: 'Ziele der untersten Ebene',
  },
  goalOfRows: (title, count) =>
    count === 1
      ? `Für welches Ziel ist die Zeile von „${title}“?`
      : `Für welches Ziel sind die ${count} Zeilen von „${title}“?`,
  newGoalCalled: (title) => `Ein neues Ziel, „${title}“`,
  workCounts: (initiatives, milestones) =>
    [
      ...(initiatives === 0 ? [] : [counted(initiatives, 'Initiative', 'Initiativen')]),
      ...(milestones === 0 ? [] : [counted(milestones, 'Meilenstein', 'Meilensteine')]),
    ].join(' und '),
  sheetLevels: 'Steht jedes Blatt, mit seinem Namen, über seinen Zielen?',
  sheetRead: (sheet) => `Wird das Blatt „${sheet}“ gelesen?`,
  yes: 'Ja',
  no: 'Nein',
  columnIs: (heading) => `Was ist die Spalte „${heading}“?`,
  says: (cell, text) => `${cell}: ${text}`,

  sheetTitle: (name) => `Das Blatt ${name}`,
  shownRows: (shown, all) => `${shown.toLocaleString('de-DE')} von ${counted(all, 'Zeile', 'Zeilen')}`,
  showAll: 'Alle zeigen',
  readFor: 'für eine Frage gelesen',
  notRead: 'nicht lesbar, siehe Nachweis',
  seeSheet: 'Das Blatt ansehen',
  notTakenIn: 'Dieses Blatt wird nicht gelesen.',
  turned: 'Jede Überschrift steht am Anfang einer Zeile.',
  columnWords: {
    number: 'Nummer',
    title: 'Titel',
    level: 'Übergeordnet',
    owner: 'Verantwortlich',
    department: 'Abteilung',
    unit: 'Einheit',
    baseline: 'Ausgangswert',
    target: 'Soll',
    actual: 'Ist',
    figure: 'Wert',
    complete: 'Prozent erledigt',
    status: 'Status',
    direction: 'Besser',
    function: 'Funktion',
    frequency: 'Rhythmus',
    start: 'Beginn',
    end: 'Fällig',
    perspective: 'Perspektive',
    period: 'Zeitraum',
    target_year: 'Jahr des Ziels',
    baseline_year: 'Jahr des Ausgangswerts',
    series: 'Soll oder Ist',
    description: 'Beschreibung',
    measure: 'Kennzahl',
    new_field: 'Ein neues eigenes Feld',
    goals: 'Für die Ziele',
    planned: 'Geplante Mittel',
    spent: 'Ausgegeben',
    after: 'Wartet auf',
    done_on: 'Erledigt am',
    nothing: 'Weggelassen',
  },

  comeIn: (filled, taken, out) => ['Von ', filled, ' gefüllten Zellen kommen ', taken, ' herein, ', out, ' nicht'],
  allIn: (filled) => ['Alle ', filled, ' gefüllten Zellen kommen herein'],
  counts: (goals, groups, actuals, targets) =>
    `${counted(goals, 'Ziel', 'Ziele')}${groups === 0 ? '' : ` unter ${counted(groups, 'weiteren', 'weiteren')}`}; ${actuals.toLocaleString('de-DE')} Ist- und ${targets.toLocaleString('de-DE')} Sollwerte.`,
  proof: 'Was hereinkommt und was nicht',
  dottedIs: 'Gepunktetes',
  dottedText: ' ist angenommen: ein Klick ändert es für eines oder für alle.',
  views: { goals: 'Ziele, wie sie sein werden', changes: 'Jede Änderung' },
  view: 'Was gezeigt wird',
  columns: {
    goal: 'Ziele, wie sie sein werden',
    trend: 'Werte',
    better: 'Besser',
    unit: 'Einheit',
    function: 'Funktion',
    target: 'Soll',
    inPlan: 'Im Plan',
    row: 'Zeile des Blatts',
  },
  fold: (title) => `Die Ziele unter ${title} ausblenden`,
  unfold: (title) => `Die Ziele unter ${title} zeigen`,
  below: (count) => counted(count, 'Ziel', 'Ziele'),
  noActual: 'kein Ist',
  noFigure: 'keine Werte',
  trendOf: (title) => `Die Werte von ${title}`,
  rowOf: (row) => `Zeile ${row}`,
  isNew: 'Neu',
  changeFromTo: (name, before, after) => `${name} von ${before} auf ${after}`,
  changesMore: (count) => (count === 0 ? '' : ` und ${count} weitere`),
  unchanged: 'Wie es ist',
  goalsShown: (shown, all) => `${shown.toLocaleString('de-DE')} von ${counted(all, 'Ziel', 'Zielen')}`,
  noGoals: 'Noch steht kein Ziel der Datei in diesem Plan.',

  assumedBecause: (reason) => `Angenommen: ${reason}.`,
  forAll: (count, unit) => (unit === '' ? `Für alle ${count} dieser Art` : `Für alle ${count} mit „${unit}“`),
  onlyOne: (number) => `Nur ${number}`,

  notComing: 'Kommt nicht herein',
  cells: (count) => counted(count, 'Zelle', 'Zellen'),
  range: (first, last) => (first === last ? first : `${first} bis ${last}`),
  columnAt: (letters) => `Spalte ${letters}`,
  rowAt: (row) => `Zeile ${row}`,
  rowsAt: (first, last) => `Zeilen ${first} bis ${last}`,
  sheetAt: (sheet) => `Blatt „${sheet}“`,
  leftEmpty: 'bleibt leer',
  use: 'Nehmen',
  useFor: (cell) => `Was ${cell} bedeutet`,
  useIn: (cell) => `Für ${cell} nehmen`,
  takeIn: 'Hereinnehmen',
  takeInColumn: (heading) => `Die Spalte „${heading}“ hereinnehmen`,
  flaws: {
    not_a_number: 'Keine Zahl und kein Tag',
    two_numbers: 'Zwei Zahlen',
    no_such_day: 'Diesen Tag gibt es nicht',
    letter: 'Ein Buchstabe, der wie eine Ziffer aussieht',
    question_mark: 'Ein Fragezeichen',
  },
  outReasons: {
    unreadable: 'Keine Zahl und kein Tag',
    no_figure: 'Sagt, dass es keinen Wert gibt',
    unused: 'Weggelassen',
    computed: 'Aus anderen Zellen berechnet',
    total: 'Eine Summe, kein Ziel',
    note: 'Eine Anmerkung, kein Ziel',
    title: 'Ein Titel über der Tabelle',
    repeated: 'Steht zweimal in der Datei',
    no_heading: 'Steht unter keiner Überschrift',
    hidden: 'Auf einem ausgeblendeten Blatt',
    other_sheet: 'Auf einem Blatt ohne eigene Ziele',
    contradicts: 'Widerspricht einer anderen Zelle',
    refused: 'Der Plan nimmt es nicht an',
    other_taken: 'Eine andere Zelle wird dafür genommen',
    no_goal: 'Die Zeile nennt kein Ziel',
    no_period: 'Die Zeile hat keinen Zeitraum',
  },
  moreOut: (count) => `${count.toLocaleString('de-DE')} weitere`,

  assumed: 'Angenommen',
  assumptions: {
    period: 'Zeitraum',
    year: 'Geschäftsjahr',
    status: 'Status',
    direction: 'Besser',
    function: 'Funktion',
    column: 'Spalten',
    unit: 'Einheiten',
    levels: 'Ebenen',
    rows: 'Zeilen',
    state: 'Stand der Arbeit',
    sheet: 'Blätter',
    match: 'Wiedergefunden',
    encoding: 'Kodierung',
  },
  assumedCount: (count) => counted(count, 'Annahme', 'Annahmen'),

  saidBehind: (of, said, figures) =>
    `Das Blatt nennt ${said.toLocaleString('de-DE')} von ${of.toLocaleString('de-DE')} im Rückstand, die Werte ${figures.toLocaleString('de-DE')}.`,
  lookAtThese: (count) => (count === 1 ? 'Sehen Sie dieses an:' : `Sehen Sie diese ${count} an:`),
  differs: (said, figures) => `Blatt ${said}, Werte ${figures}`,
  setBySheet: 'Den Status des Blatts nehmen',
  byFigures: 'Die Werte entscheiden lassen',

  applyCells: (count) => `${counted(count, 'Zelle', 'Zellen')} übernehmen`,
  oneUndo: 'Ein Schritt macht alles rückgängig.',
  staysInHistory: (count) =>
    count === 1
      ? 'Ein Schritt macht alles rückgängig. Die eine Zelle bleibt im Verlauf.'
      : `Ein Schritt macht alles rückgängig. Die ${count.toLocaleString('de-DE')} bleiben im Verlauf.`,
  newPlanNote: (changes) => `Daraus entsteht der Plan, in ${counted(changes, 'Änderung', 'Änderungen')}.`,
  doneCells: (count) => `${counted(count, 'Zelle', 'Zellen')} importiert`,
  doneChanges: (changes) => `Daraus ist der Plan entstanden, in ${counted(changes, 'Änderung', 'Änderungen')}.`,
};
