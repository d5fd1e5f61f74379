import type { FoundReason } from '#contract/foundReason.ts';
import type { importing as en } from '#languages/en/page/importing.ts';
import { type Forms, pluralIn } from '#languages/plural.ts';
import type { Translation } from '#languages/translation.ts';
import { foundReasons } from './foundReasons.ts';

const plural = pluralIn('fr');

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')} ${count > 1 ? many : one}`;

/** Without what there is none of; of nothing the first. */
const countedParts = (parts: readonly (readonly [count: number, one: string, many: string])[]) => {
  const some = parts.filter(([count]) => count > 0);
  return (some.length > 0 ? some : parts.slice(0, 1)).map((part) => counted(...part)).join(', ');
};

export const importing: Translation<typeof en> = {
  title: 'Import',
  steps: { file: 'Fichier', columns: 'Colonnes', review: 'Vérification' },
  stepsName: 'Étapes',
  close: 'Quitter l’import',
  report: 'Rapport',
  loading: 'Lecture du fichier…',
  working: 'Nouveau calcul en cours',
  retry: 'Réessayer',
  underWay:
    'Un autre de vos fichiers est en cours de lecture. Attendez qu’elle soit terminée, puis choisissez à nouveau celui-ci.',
  tooLarge: (megabytes, most) =>
    `Cela fait ${megabytes.toLocaleString('fr-FR')} Mo ; jusqu’à ${most} Mo sont lus ici à la fois. Déposez moins de fichiers, retirez des feuilles ou des images, ou importez en ligne de commande.`,
  tooMany: (count, most) =>
    `Cela fait ${count} fichiers ; jusqu’à ${most} sont lus à la fois. Un zip qui les contient compte pour un.`,
  tooMuch: 'Ce fichier est trop volumineux pour être lu ici. Divisez-le ou importez-le en ligne de commande.',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',

  drop: 'Déposez un fichier ici',
  choose: 'Choisir un fichier',
  accepts:
    'CSV, Excel (.xlsx, .xls), OpenDocument (.ods), JSON, StratML (.xml) ou un plan exporté en Excel, CSV (.zip) ou JSON, jusqu’à 10 Mo. Rien n’est modifié avant votre confirmation.',
  whereTitle: 'Destination',
  whereHere: (plan: string) => `Dans « ${plan} »`,
  whereNew: 'Nouveau plan',
  newName: 'Nom du nouveau plan',
  newNameHint: 'Vide : le nom dans le fichier est repris, sinon celui du fichier.',
  exportTitle: 'Ou partez du plan actuel',
  exportSources: 'Avec l’origine de chaque valeur',
  exportText:
    'Exportez le plan, modifiez-le dans un tableur et importez-le à nouveau : seules vos modifications apparaissent.',
  exportAs: { xlsx: 'Excel', csv: 'CSV', json: 'JSON avec historique' },

  otherPlanTitle: (alike: number, found: number) =>
    `${alike} ${alike > 1 ? 'titres concordent' : 'titre concorde'} sur ${found}. Est-ce le fichier d’un autre plan ?`,
  otherPlanText: (plan: string) =>
    `Les numéros d’objectif du fichier existent dans « ${plan} », mais la plupart des titres sont différents. L’importer dans ce plan renommerait ces objectifs.`,
  makeNewPlan: 'Créer un nouveau plan',
  importAnyway: 'Importer quand même dans ce plan',

  columnsTitle: 'Lecture des colonnes',
  columnsText:
    'Chaque colonne du fichier et la façon dont elle est lue. Corrigez ce qui est faux ; l’aperçu se met à jour.',
  columnOf: (heading: string) => `Signification de « ${heading} »`,
  leftOut: 'Ignorée',
  ownFields: 'Champs propres au plan',
  ownField: (name) => `Champ propre « ${name} »`,
  newOwnField: 'Un nouveau champ propre au plan',
  kindOf: (name) => `Type de « ${name} »`,
  period: 'Une période',
  periodOf: (name: string) => `Période de « ${name} »`,
  figureOf: (name: string) => `Cible ou réalisé de « ${name} »`,
  periodExample: 'janv. 2026, T1 2026',
  periodWrong: 'Pas une période avec son année',
  year: 'Année',
  yearUnsaid: 'Choisir l’année',
  yearTitle: (heading: string) => `De quelle année est « ${heading} » ?`,
  yearText: (headings: readonly string[], more: number) =>
    `${headings.join(', ')}${more === 0 ? '' : ` et ${more} autres`} : ces colonnes n’indiquent pas l’année. Les colonnes qui suivent la première s’enchaînent.`,
  noHeading: (at: number) => `Colonne ${at}`,
  tableRows: (count: number) => counted(count, 'ligne', 'lignes'),
  tableKinds: { goals: 'Objectifs', entries: 'Valeurs', both: 'Objectifs et valeurs', none: 'Pas encore reconnu' },
  delimiter: 'Séparateur des cellules',
  delimiters: { ',': 'Virgule', ';': 'Point-virgule', '\t': 'Tabulation' },
  dateOrder: 'Les dates commencent par',
  dateOrders: { 'M/D/Y': 'Le mois : 12/31/2026', 'D/M/Y': 'Le jour : 31/12/2026' },
  told: 'Détecté dans le fichier',
  decimalMark: 'Séparateur décimal',
  decimalMarks: { '.': 'Point : 1,234.5', ',': 'Virgule : 1.234,5' },
  keptTitle: 'Correspondances enregistrées',
  useKept: 'Utiliser une correspondance enregistrée',
  noneKept: 'Aucune',
  keepAs: 'Enregistrer cette correspondance sous',
  keep: 'Enregistrer',
  kept: (name: string) => `Enregistrée sous « ${name} ».`,
  remove: 'Supprimer',
  removeKept: (name: string) => `Supprimer « ${name} »`,
  removedKept: (name: string) => `« ${name} » supprimée.`,
  fromFile: 'Utiliser un fichier de correspondance',
  notAMapping: 'Ce n’est pas un fichier de correspondance : il doit être en JSON, comme décrit dans le guide.',
  toReview: 'Vérifier',
  toFile: 'Choisir un autre fichier',

  kinds: { added: 'Ajouts', changed: 'Modifications', refused: 'Refus', unchanged: 'Inchangés' },
  all: 'Tout',
  tabsName: 'Ce qui est affiché',
  inRows: (count) => `en ${counted(count, 'ligne', 'lignes')}`,
  changesOf: ({ goals, fields, cells, settings, initiatives, milestones, decisions }, isNew) =>
    `${new Intl.ListFormat('fr').format([
      ...(goals === 0 ? [] : [counted(goals, 'objectif', 'objectifs')]),
      ...(fields === 0 ? [] : [counted(fields, 'champ', 'champs')]),
      ...(cells === 0 ? [] : [counted(cells, 'chiffre', 'chiffres')]),
      ...(settings === 0 ? [] : [counted(settings, 'paramètre', 'paramètres')]),
      ...(initiatives === 0 ? [] : [counted(initiatives, 'initiative', 'initiatives')]),
      ...(milestones === 0 ? [] : [counted(milestones, 'jalon', 'jalons')]),
      ...(decisions === 0 ? [] : [counted(decisions, 'décision', 'décisions')]),
    ])}${isNew ? '' : ', annulables en une étape'}`,
  goalsAndCells: (goals, cells, work) =>
    countedParts([
      [goals, 'objectif', 'objectifs'],
      [cells, 'chiffre', 'chiffres'],
      [work, 'ligne de travail', 'lignes de travail'],
    ]),
  cellsAndFields: (cells, fields) =>
    countedParts([
      [cells, 'chiffre', 'chiffres'],
      [fields, 'champ', 'champs'],
    ]),
  stayAsTheyAre: 'restent en l’état',
  notWritten: 'non importés',
  search: 'Objectif, travail ou motif',
  head: {
    choose: 'Tout inclure',
    line: 'Ligne',
    kind: 'Type',
    goal: 'Objectif ou travail',
    field: 'Champ ou cellule',
    before: 'Avant',
    after: 'Après',
    reason: 'Motif',
  },
  takeRow: (what: string) => `Inclure : ${what}`,
  wholeReason: 'Tout afficher',
  newGoal: 'Nouvel objectif',
  gets: (count) => `Afficher ${counted(count, 'valeur', 'valeurs')}`,
  wholeGoal: 'Objectif',
  wholeRow: 'Ligne',
  under: (number: string) => `sous ${number}`,
  atTheTop: 'au premier niveau',
  cells: (count: number) => counted(count, 'chiffre', 'chiffres'),
  figures: { target: 'Cible', actual: 'Réalisé', both: 'les deux' },
  from: (first: string, last: string) => (first === last ? first : `${first} – ${last}`),
  defaults: (words: string) => `${words} (par défaut)`,
  nothingOfThis: 'Rien ici.',
  nothingNew: 'Le plan contient déjà tout cela. Il n’y a rien à importer.',

  before: 'Avant d’appliquer',
  zeroTitle: (count: number) => `${counted(count, 'cible est égale', 'cibles sont égales')} à 0. Que signifie 0 ici ?`,
  zeroText: 'Ce fichier ne laisse jamais une cible vide.',
  zeroNone: 'Pas de cible',
  zeroNoneNote: '(vide)',
  zeroZero: 'Une cible de zéro',
  zeroOpen: 'Choisissez d’abord ce que signifie 0.',
  defaultsTaken: 'Valeurs par défaut retenues',
  goals: (count: number) => counted(count, 'objectif', 'objectifs'),
  setForAll: 'Définir pour tous',
  setForAllOf: (column: string) => `Définir ${column} pour tous`,
  setFor: (column: string, goal: string) => `${column} : ${goal}`,
  defaultsText: (column: string) =>
    `Le fichier n’indique rien pour « ${column} » : ces valeurs par défaut ont été retenues. Vous pouvez les modifier.`,
  more: (count: number) => `${count} de plus`,
  madePlan: (name) => `Le nouveau plan : ${name}`,
  madeFrom: { chosen: 'votre choix', file: 'du fichier', usual: 'comme d’habitude' },
  settingsTitle: 'Paramètres différents',
  settingsText: 'Le fichier dit autre chose que le plan. Cochez ce que le plan doit reprendre.',
  settingsChosen: 'Vous avez choisi autre chose que le fichier. Votre choix est conservé.',
  settingValues: (before: string, after: string) => `Ici : ${before} · Fichier : ${after}`,
  settingFixed: {
    chosen: 'Conservé, comme vous l’avez choisi.',
    moves_figures:
      'Conservé : des valeurs enregistrées changeraient de date. Modifiez-le dans les paramètres du plan, qui montrent ce qui change.',
    closes_figures: 'Conservé : les périodes se clôturent dans les paramètres du plan.',
  },
  settings: {
    name: 'Nom du plan',
    company: 'Organisation',
    fiscal_month: 'L’exercice commence en',
    fiscal_display: 'Libellé de l’exercice',
    tiers: 'Niveaux',
    currency: 'Symbole monétaire',
    date_format: 'Dates',
    week_start: 'La semaine commence le',
    time_zone: 'Fuseau horaire',
    perspective_f: 'Perspective F',
    perspective_c: 'Perspective C',
    perspective_o: 'Perspective O',
    perspective_p: 'Perspective P',
    on_target: 'Dans la cible dès',
    off_target: 'Hors cible dès',
    closed_until: 'Clôturé jusqu’au',
    outlook: 'Prévisions',
    levels: 'Noms des niveaux',
    statuses: 'Noms des statuts',
    palette: 'Couleurs des statuts',
    table_columns: 'Colonnes du tableau',
  },
  worthKnowing: 'Bon à savoir',
  ofAll: (count: number, of: number | null) =>
    [count, ...(of === null ? [] : [of])].map((each) => each.toLocaleString('fr-FR')).join(' sur '),
  notice: (code: string, count: number, title: string) => {
    const forms = NOTICES[code];
    return forms === undefined ? title : plural(count, forms);
  },
  reason: (code, value, reason) => {
    const sentence = reasonOf(code, reason);
    return value === null ? sentence : `« ${value} » : ${sentence}`;
  },
  cellAt: (file: string | null, line: number, column: string) =>
    `${file === null ? 'Ligne' : `${file}, ligne`} ${line}, ${column}`,
  cellRead: (value, reason) => (value === null ? reasonOf(null, reason) : `« ${value} » : ${reasonOf(null, reason)}`),
  andMore: (count: number) => `et ${count.toLocaleString('fr-FR')} de plus`,
  alsoMade: (made: Record<'members' | 'departments' | 'comments' | 'archived', number>) =>
    `Crée aussi ${new Intl.ListFormat('fr').format([
      ...(made.members === 0 ? [] : [counted(made.members, 'membre', 'membres')]),
      ...(made.departments === 0 ? [] : [counted(made.departments, 'service', 'services')]),
      ...(made.comments === 0 ? [] : [counted(made.comments, 'commentaire', 'commentaires')]),
      ...(made.archived === 0 ? [] : [counted(made.archived, 'objectif archivé', 'objectifs archivés')]),
    ])}.`,
  history: (count: number) =>
    `Le fichier contient son historique : ${counted(count, 'modification', 'modifications')}.`,
  refusedFiles: 'Import impossible en l’état',
  atLine: (file: string, line: number | null) => (line === null ? file : `${file}, ligne ${line}`),

  changes: (count: number) => counted(count, 'modification', 'modifications'),
  refusedStay: (count: number) =>
    count > 1 ? `${count.toLocaleString('fr-FR')} refus restent en l’état` : `${count} refus reste en l’état`,
  backToColumns: 'Retour aux colonnes',
  apply: (count: number) => `Appliquer ${counted(count, 'modification', 'modifications')}`,
  applying: 'Import en cours…',
  conflict:
    'Entre-temps, quelqu’un a modifié les mêmes éléments. Rien n’a été importé ; comparez l’import avec le plan actuel.',
  again: 'Comparer à nouveau avec le plan',

  doneTitle: (count: number) => counted(count, 'modification importée', 'modifications importées'),
  doneText: 'Tout cela constitue une seule modification du plan, annulable en une étape.',
  doneNewText:
    'Ce plan est nouveau. S’il ne vous convient pas, archivez-le : il pourra alors être consulté, mais pas modifié.',
  undo: 'Annuler l’import',
  undone: 'L’import a été annulé. Le plan est revenu à son état précédent.',
  openDashboard: 'Ouvrir le tableau de bord',
  openWork: 'Ouvrir les actions',
  another: 'Importer un autre fichier',

  columns: {
    goal: 'Valeurs de cet objectif',
    goal_number: 'Numéro de l’objectif',
    date: 'Date',
    target: 'Cible',
    actual: 'Réalisé',
    series: 'Cible ou réalisé',
    year: 'Année de la période',
  },
  yearTarget: (year: string) => `Cible ${year}`,
  words: {
    sum: 'Somme',
    average: 'Moyenne',
    highest: 'Maximum',
    lowest: 'Minimum',
    current: 'Dernière valeur',
    currency: 'Montant',
    number: 'Nombre',
    percent: 'Pourcentage',
    weekly: 'Hebdomadaire',
    monthly: 'Mensuel',
    quarterly: 'Trimestriel',
    yearly: 'Annuel',
    up: 'Plus c’est haut, mieux c’est',
    down: 'Plus c’est bas, mieux c’est',
    equal: 'Exactement',
    high: 'Haute',
    normal: 'Normale',
    low: 'Basse',
    none: 'Aucune',
    feeds: 'Alimente l’objectif parent',
    yes: 'Oui',
    no: 'Non',
    achieved: 'Atteint',
    on_target: 'Dans la cible',
    off_target: 'Hors cible',
    critical: 'Critique',
    not_started: 'Non démarré',
    deferred: 'Reporté',
  },
  nothing: '–',
};

const REASONS: Readonly<Record<string, string>> = {
  wordUnknown: 'ne fait pas partie des choix possibles',
  cellUnreadable: 'illisible ; la valeur du plan est conservée',
  perspectiveUnknown: 'ne fait pas partie des quatre perspectives du plan',
  ownerAmbiguous: 'plusieurs membres portent ce nom ; utilisez l’adresse e-mail',
  windowKept: 'la fin serait antérieure au début',
  trackingKept: 'des valeurs sont déjà saisies ; modifiez le suivi dans l’objectif',
  unitTooLong: 'l’unité est trop longue',
  statusNoteAlone: 'un motif sans statut',
  figureTwice: 'deux lignes se contredisent ; aucune n’est reprise',
  rollupUnfit: 'les sous-objectifs ne permettent pas cette consolidation',
  formulaUnfit: 'la formule est illisible ou tourne en rond',
  rowUnreadable: 'la ligne est illisible',
  numberMissing: 'le numéro manque',
  numberUnfit: 'il n’y a rien entre les points du numéro',
  numberTwice: 'une ligne précédente porte déjà ce numéro',
  numberAmbiguous: 'plusieurs objectifs du plan portent ce numéro',
  titleMissing: 'le titre manque',
  textTooLong: 'le texte est trop long',
  dateUnreadable: 'date illisible',
  windowReversed: 'la fin est antérieure au début',
  parentMissing: 'l’objectif parent n’existe ni dans le fichier ni dans le plan',
  parentRefused: 'l’objectif parent n’est pas repris',
  parentCycle: 'l’objectif serait placé sous lui-même',
  tooDeep: 'plus bas que le dernier niveau',
  goalMissing: 'cet objectif n’existe ni dans le fichier ni dans le plan',
  goalRefused: 'l’objectif n’est pas repris',
  goalComputed: 'les valeurs de cet objectif sont calculées à partir des sous-objectifs',
  goalByMilestones: 'cet objectif est mesuré par ses jalons et n’accepte pas de valeurs',
  goalByFormula: 'cette valeur est calculée par une formule et ne peut pas être saisie',
  quarterTotal: 'les mois de ce trimestre sont aussi donnés ; il est calculé à partir d’eux',
  yearActual: 'le réalisé d’une année entière ; il est calculé à partir des mois ou des semaines',
};

const NOTICES: Readonly<Record<string, Forms>> = {
  memberStated: {
    one: 'Membre du fichier : ne peut ouvrir le plan qu’une fois invité',
    other: 'Membres du fichier : ne peuvent ouvrir le plan qu’une fois invités',
  },
  memberLeads: {
    one: 'Membre du fichier qui a un compte : responsable du plan',
    other: 'Membres du fichier qui ont un compte : responsables du plan',
  },
  goalAgain: {
    one: 'Objectif qu’une feuille précédente contient déjà : cette ligne est reprise, avec les valeurs des deux',
    other: 'Objectifs qu’une feuille précédente contient déjà : ces lignes sont reprises, avec les valeurs des deux',
  },
  memberKept: {
    one: 'Membre du fichier qu’aucun objectif ne nomme : laissé de côté, seul un nouveau plan le reprend',
    other: 'Membres du fichier qu’aucun objectif ne nomme : laissés de côté, seul un nouveau plan les reprend',
  },
  commentKept: {
    one: 'Commentaire d’un objectif déjà dans le plan ou archivé : laissé de côté',
    other: 'Commentaires d’objectifs déjà dans le plan ou archivés : laissés de côté',
  },
  archiveKept: {
    one: 'Objectif archivé : laissé de côté, seul un nouveau plan le reprend',
    other: 'Objectifs archivés : laissés de côté, seul un nouveau plan les reprend',
  },
  workChanged: {
    one: 'Cellule qui modifie une initiative, un jalon ou une décision du plan',
    other: 'Cellules qui modifient des initiatives, jalons ou décisions du plan',
  },
  workKept: {
    one: 'Initiative, jalon ou décision archivés : laissés de côté, seul un nouveau plan les reprend',
    other: 'Initiatives, jalons et décisions archivés : laissés de côté, seul un nouveau plan les reprend',
  },
  planTableRead: {
    one: 'Lecture d’un tableau à côté des objectifs',
    other: 'Lecture de tableaux à côté des objectifs',
  },
  planTiers: { other: 'Niveaux du plan : trois, car des objectifs ou des initiatives ont des services' },
  planCurrency: { other: 'Devise du plan déduite des unités' },
  planDateFormat: { other: 'Format des dates du plan déduit des dates' },
  newMember: {
    one: 'Pilote absent du plan : devient membre et peut l’ouvrir une fois invité',
    other: 'Pilotes absents du plan : ils deviennent membres et peuvent l’ouvrir une fois invités',
  },
  newDepartment: {
    one: 'Service qui n’existe pas encore : il est créé',
    other: 'Services qui n’existent pas encore : ils sont créés',
  },
  memberDepartment: {
    one: 'Nouveau membre rattaché au service de ses objectifs et initiatives',
    other: 'Nouveaux membres rattachés au service de leurs objectifs et initiatives',
  },
  unitFromHeading: {
    one: 'Unité absente : reprise des titres des colonnes de valeurs',
    other: 'Unités absentes : reprises des titres des colonnes de valeurs',
  },
  targetYear: {
    one: 'Cible de fin d’année rattachée à un exercice',
    other: 'Cibles de fin d’année rattachées à un exercice',
  },
  percentSign: {
    one: 'Signe % ignoré : le nombre qui le précède est retenu',
    other: 'Signes % ignorés : le nombre qui les précède est retenu',
  },
  noValue: {
    one: 'Cellule qui indique « aucune valeur » : lue comme vide',
    other: 'Cellules qui indiquent « aucune valeur » : lues comme vides',
  },
  unknownColumn: { one: 'Colonne sans signification ici', other: 'Colonnes sans signification ici' },
  dateToPeriod: {
    one: 'Date ramenée au premier jour de sa période',
    other: 'Dates ramenées au premier jour de leur période',
  },
  periodRead: {
    one: 'Période abrégée : lue selon l’exercice du plan',
    other: 'Périodes abrégées : lues selon l’exercice du plan',
  },
  yearTarget: {
    one: 'Cible d’une année entière : retenue comme cible de fin d’année',
    other: 'Cibles d’années entières : retenues comme cibles de fin d’année',
  },
  dateRead: { one: 'Date lue autrement qu’elle n’est écrite', other: 'Dates lues autrement qu’elles ne sont écrites' },
  numberRead: { one: 'Nombre abrégé ou lisible de deux façons', other: 'Nombres abrégés ou lisibles de deux façons' },
  depthChanged: { one: 'Niveau adapté à l’objectif parent', other: 'Niveaux adaptés à l’objectif parent' },
  ownerFirst: {
    one: 'Objectif avec plusieurs pilotes : le premier est retenu',
    other: 'Objectifs avec plusieurs pilotes : le premier est retenu',
  },
  textCleaned: {
    one: 'Texte avec des caractères de contrôle, qui ont été retirés',
    other: 'Textes avec des caractères de contrôle, qui ont été retirés',
  },
  figureCleared: {
    one: 'Valeur du plan effacée par une cellule vide',
    other: 'Valeurs du plan effacées par une cellule vide',
  },
  statusLapsed: {
    one: 'Statut manuel rendu caduc par un nouveau réalisé',
    other: 'Statuts manuels rendus caducs par un nouveau réalisé',
  },
  readAs: { other: 'Lecture d’un fichier' },
  dateOrder: { other: 'Ordre du jour et du mois dans les dates' },
  noFigures: {
    one: 'Ligne sans cible ni réalisé : rien à enregistrer',
    other: 'Lignes sans cible ni réalisé : rien à enregistrer',
  },
  outsideWindow: {
    one: 'Valeur hors des dates de son objectif : enregistrée, mais comptée seulement si ces dates changent',
    other: 'Valeurs hors des dates de leur objectif : enregistrées, mais comptées seulement si ces dates changent',
  },
  periodFar: {
    one: 'Valeur d’une période avant 1900 ou dans plus de 50 ans : enregistrée, sans doute une faute de frappe',
    other: 'Valeurs de périodes avant 1900 ou dans plus de 50 ans : enregistrées, sans doute des fautes de frappe',
  },
  groupFigure: {
    one: 'Valeur d’un groupe : enregistrée, elle en fait un objectif à part entière',
    other: 'Valeurs de groupes : enregistrées, elles en font des objectifs à part entière',
  },
  currencyOther: {
    one: 'Unité dans une autre devise que celle du plan',
    other: 'Unités dans une autre devise que celle du plan',
  },
  doubts: { one: 'Le fichier se contredit', other: 'Le fichier se contredit' },
  smallPercent: {
    one: 'Valeur de 1 au plus dans un pourcentage : lue telle quelle, non comme une part de 1',
    other: 'Valeurs de 1 au plus dans des pourcentages : lues telles quelles, non comme des parts de 1',
  },
  newOwnField: { one: 'Champ propre du fichier : créé', other: 'Champs propres du fichier : créés' },
  ownRequired: {
    one: 'Champ obligatoire vide : à remplir plus tard',
    other: 'Champs obligatoires vides : à remplir plus tard',
  },
  zeroTargets: {
    one: 'Cible égale à 0, que certaines sources écrivent pour « aucune »',
    other: 'Cibles égales à 0, que certaines sources écrivent pour « aucune »',
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
