import type { sharing as en } from '#languages/en/page/sharing.ts';
import type { Translation } from '#languages/translation.ts';

const quoted = (names: readonly string[]) => new Intl.ListFormat('de').format(names.map((name) => `„${name}“`));

export const sharing: Translation<typeof en> = {
  title: 'Diese Ansicht teilen',
  style: 'Darstellung',
  styles: {
    chips: { name: 'Schlicht', text: 'Filter und Karten. Für eine Seite mit eigener Überschrift.' },
    static: { name: 'Statisch', text: 'Nennt Organisation und Plan. Leser öffnen Karten, sonst nichts.' },
    dynamic: {
      name: 'Dynamisch',
      text: 'Leser grenzen ein, wechseln das Jahr und nutzen Ihre gespeicherten Ansichten.',
    },
  },
  willSee: 'Das sehen Leser',
  openAsViewer: 'Als Leser öffnen',
  counting: 'Wird gezählt …',
  seen: {
    listed: (listed, all) =>
      `${listed.toLocaleString('de-DE')} von ${all.toLocaleString('de-DE')} ${all === 1 ? 'Ziel' : 'Zielen'}`,
    everything: 'Kein Filter',
    beneath: (count) =>
      `Darunter können sie ${count.toLocaleString('de-DE')} ${count === 1 ? 'weiteres' : 'weitere'} öffnen.`,
    narrow: (count) =>
      `Sie können jedes von ${count.toLocaleString('de-DE')} ${count === 1 ? 'Ziel' : 'Zielen'} auflisten.`,
    with: (owners: boolean, comments: boolean) =>
      owners
        ? comments
          ? 'Werte, Verantwortliche und Kommentare.'
          : 'Werte und Verantwortliche, keine Kommentare.'
        : comments
          ? 'Werte und Kommentare, keine Verantwortlichen.'
          : 'Werte, keine Verantwortlichen und keine Kommentare.',
    work: 'Ihre Vorhaben, ohne Kosten.',
    own: (names, hidden) =>
      names.length === 0
        ? 'Eigene Felder bleiben verborgen.'
        : `Eigene Felder: ${names.join(', ')}${hidden === 0 ? '.' : '; die anderen bleiben verborgen.'}`,
    names: (count) =>
      count === 1 ? 'Von einem strategischen Ziel nur den Namen.' : `Von ${count} strategischen Zielen nur den Namen.`,
    nothing: 'Nichts, solange kein Ziel dazugehört.',
  },
  hiddenFilter: (fields) =>
    `Die Ansicht ist auch nach ${quoted(fields)} gefiltert. ${fields.length === 1 ? 'Dieses eigene Feld ist' : 'Diese eigenen Felder sind'} nicht öffentlich: Leser sehen nur die passenden Ziele, den Filter aber nicht.`,
  hiddenSaved: (dashboards) =>
    dashboards.length === 1
      ? `Ihr gespeichertes Dashboard ${quoted(dashboards)} wird Lesern nicht angeboten: Es fragt nach eigenen Feldern, die nicht öffentlich sind.`
      : `Ihre gespeicherten Dashboards ${quoted(dashboards)} werden Lesern nicht angeboten: Sie fragen nach eigenen Feldern, die nicht öffentlich sind.`,
  hiddenWork:
    'Die Ansicht ist auch nach Vorhaben gefiltert. Leser sehen nur die passenden Ziele, den Filter aber erst, wenn Sie „Vorhaben zeigen“ ankreuzen.',
  hiddenSavedWork: (dashboards) =>
    dashboards.length === 1
      ? `Ihr gespeichertes Dashboard ${quoted(dashboards)} fragt nach Vorhaben und wird Lesern erst angeboten, wenn Sie „Vorhaben zeigen“ ankreuzen.`
      : `Ihre gespeicherten Dashboards ${quoted(dashboards)} fragen nach Vorhaben und werden Lesern erst angeboten, wenn Sie „Vorhaben zeigen“ ankreuzen.`,
  makePublic: (fields) => `${quoted(fields)} öffentlich machen`,
  makePublicText: 'Jeder Link dieses Plans zeigt dann die Werte.',
  madePublic: (fields) => `${quoted(fields)} ${fields.length === 1 ? 'ist' : 'sind'} öffentlich`,
  publicFailed: 'Das Feld ließ sich nicht öffentlich machen. Bitte versuchen Sie es noch einmal.',
  tabs: 'Was weitergegeben wird',
  link: 'Link',
  embed: 'Einbetten',
  meter: 'Ampel',
  screen: 'Bildschirm',
  screenText: (seconds) =>
    `Für einen Bildschirm an der Wand: Seite um Seite mit Karten, je ${seconds} Sekunden. Eine andere Zahl hinter every= in der Adresse ändert das Tempo.`,
  address: 'Adresse',
  notMade: 'Der Link entsteht beim Kopieren',
  snippetNotMade: 'Der Code entsteht beim Kopieren',
  copyLink: 'Link kopieren',
  copy: 'Kopieren',
  copied: 'Kopiert',
  wasCopied: 'In die Zwischenablage kopiert',
  pressToCopy: 'Der Browser hat das Kopieren nicht erlaubt. Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
  shorten: 'Kürzen',
  expand: 'Ausschreiben',
  notApplied:
    'Noch nicht übernommen: Dieser Link zeigt, was er bisher zeigte. Kopieren Sie ihn noch einmal, um Ihre Änderungen zu übernehmen.',
  anyone: 'Wer diesen Link hat, kann lesen. Nicht in Suchmaschinen, ohne Cookies.',
  anyoneWithPassword: 'Wer diesen Link und das Passwort hat, kann lesen. Nicht in Suchmaschinen, ohne Cookies.',
  framedBy: (sites) =>
    `Lässt sich nur auf ${sites} einbetten. 980 × 930 fasst drei Spalten; die Breite passt sich von 320 bis 1.600 an.`,
  framedByNone: 'Nennen Sie unten die Website, die sie zeigen soll: Keine andere darf es.',
  snippet: 'HTML-Code',
  meterNow: 'Die Ampel jetzt',
  meterText: 'Ein Bild für jede Webseite, ab 120 px Breite. Es folgt den Werten.',
  label: 'Bezeichnung',
  labelHint: 'Daran erkennen Sie den Link in der Liste',
  ends: 'Endet am',
  endsHint: 'Leer: endet nicht',
  past: 'Dieser Tag ist vorbei.',
  unreadable: (pattern) => `Bitte im Format ${pattern} eingeben.`,
  password: 'Passwort',
  passwordHint: 'Wird in jedem Tab gefragt, alle 12 Stunden',
  passwordGuessable:
    'Dieses Passwort ist leicht zu erraten. Nehmen Sie mehrere Wörter, keines davon der Name des Plans oder des Links.',
  passwordShort: (least) => `Bitte mindestens ${least} Zeichen.`,
  sites: 'Websites, die sie einbetten dürfen',
  sitesHint: 'Leer: keine darf es',
  notASite: (text) => `„${text}“ ist keine Website. Geben Sie zum Beispiel example.org ein.`,
  year: 'Geschäftsjahr',
  yearFixed: (year) => `${year}, fest`,
  yearCurrent: 'Immer das laufende',
  yearMoves: (year, day) => `Wechselt am ${day} zu ${year}`,
  yearStays: (year) => `Bleibt bei ${year}`,
  theme: 'Farben',
  themes: { auto: 'Automatisch', light: 'Hell', dark: 'Dunkel' },
  themeHint: { auto: 'Wie das System des Lesers', light: 'Hell für alle', dark: 'Dunkel für alle' },
  language: 'Sprache',
  languageAuto: 'Automatisch',
  languageOfViewer: 'Wie der Browser des Lesers',
  languageForAll: 'Für alle: Seite, Druck, Ampel',
  hidesComments: 'Kommentare weglassen',
  hidesCommentsText: 'auch die Notizen zu von Hand gesetzten Status',
  hidesOwners: 'Verantwortliche weglassen',
  hidesOwnersText: 'auch Abteilungen, Personen in eigenen Feldern und wer kommentiert hat; Namen in Texten bleiben',
  showsNextSteps: 'Nächste Schritte zeigen',
  showsNextStepsText: 'was mit einem Ziel als Nächstes geschieht, und bis wann',
  showsWork: 'Vorhaben zeigen',
  showsWorkText: 'Initiativen, Meilensteine und Entscheidungen dieser Ziele, ohne ihre Kosten',
  handsOut: 'Meine gespeicherten Filter mitgeben',
  handsOutText: 'ihre Namen und Suchwörter werden lesbar',
  onlyLevels: 'Nur diese Ebenen',
  onlyLevelsText: 'Leser können die Ziele darunter nicht öffnen',
  failed: 'Es gab ein Problem. Bitte versuchen Sie es erneut.',
  links: 'Links',
  changesReach: 'Änderungen gelten, sobald jemand die Seite neu lädt',
  noLinks: 'Noch keine Links. Was Sie oben kopieren, steht dann hier und lässt sich hier widerrufen.',
  linksFailed: 'Die Links konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  columns: {
    label: 'Bezeichnung',
    style: 'Darstellung',
    shows: 'Zeigt, erstellt von',
    state: 'Zustand',
    views: 'Aufrufe',
    actions: 'Aktionen',
  },
  did: {
    changed: (label) => `Link „${label}“ geändert`,
    paused: (label) => `Link „${label}“ angehalten`,
    resumed: (label) => `Link „${label}“ fortgesetzt`,
    revoked: (label) => `Link „${label}“ widerrufen`,
    handed_over: (label) => `Link „${label}“ übergeben`,
  },
  unnamed: 'Ohne Bezeichnung',
  begins: (hint) => `${hint}…`,
  currentYear: 'laufendes Jahr',
  states: { live: 'Offen', paused: 'Angehalten', expired: 'Beendet' },
  noEnd: 'Ohne Ende',
  endsOn: (date) => `Endet ${date}`,
  endedOn: (date) => `am ${date}`,
  since: (date) => `seit ${date}`,
  hasPassword: 'mit Passwort',
  views: (count) => count,
  seenNever: 'nie',
  today: 'heute',
  yesterday: 'gestern',
  pause: (label) => `${label} anhalten`,
  resume: (label) => `${label} fortsetzen`,
  revoke: (label) => `${label} widerrufen`,
  relabel: (label) => `Bezeichnung von ${label} ändern`,
  mail: {
    button: (label) => `PDF von ${label} per E-Mail senden`,
    to: 'PDF senden an',
    every: 'Wie oft',
    rhythms: { weekly: 'Wöchentlich', monthly: 'Monatlich', quarterly: 'Vierteljährlich' },
    when: {
      weekly: 'Am ersten Tag jeder Woche.',
      monthly: 'Am ersten Tag jedes Monats.',
      quarterly: 'Am ersten Tag jedes Quartals im Geschäftsjahr.',
    },
    save: 'Speichern',
    cancel: 'Abbrechen',
    end: 'Nicht mehr senden',
    nobody: 'Bitte geben Sie mindestens eine E-Mail-Adresse an.',
    notAnEmail: (text) => `„${text}“ ist keine E-Mail-Adresse.`,
    tooMany: (most) => `Höchstens ${most} Adressen. Für mehr eignet sich eine Verteilerliste.`,
    wasSet: 'Das PDF wird gesendet',
    wasEnded: 'Das PDF wird nicht mehr gesendet',
  },
  revokeQuestion: 'Widerrufen?',
  yes: 'Ja',
  no: 'Nein',
  wasPaused: (label) => `${label} ist angehalten`,
  wasResumed: (label) => `${label} ist wieder offen`,
  wasRevoked: (label) => `${label} ist widerrufen`,
  wasRelabelled: (label) => `Die Bezeichnung ist jetzt ${label}`,
};
