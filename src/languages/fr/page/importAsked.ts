import type { importAsked as en } from '#languages/en/page/importAsked.ts';
import type { Translation } from '#languages/translation.ts';

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('fr-FR')} ${count < 2 ? one : many}`;
const list = (names: readonly string[]) =>
  `${names
    .slice(0, 4)
    .map((name) => `« ${name} »`)
    .join(', ')}${names.length > 4 ? ` et ${names.length - 4} de plus` : ''}`;

export const importAsked: Translation<typeof en> = {
  ofSheet: (sheet) => `feuille « ${sheet} »`,
  goalsInRows: (count, first, last) => `${counted(count, 'ligne', 'lignes')}, ${first} à ${last}`,
  anotherFile: 'Un autre fichier',
  backToQuestions: 'Retour aux questions',
  toSheet: 'Voir les colonnes',

  asked: (count) =>
    count < 2
      ? `${count} question, à laquelle les cellules suggèrent une réponse.`
      : `${count} questions, auxquelles les cellules suggèrent une réponse.`,
  askedNone: 'Rien à demander. Ce pour quoi les colonnes sont prises figure au-dessus d’elles.',
  accept: (count) =>
    count === 0
      ? 'Voir la preuve'
      : count < 2
        ? 'Accepter et voir la preuve'
        : `Accepter les ${count} et voir la preuve`,
  byHand: 'Choisir soi-même lignes et colonnes',
  nothingWritten: 'Rien n’est encore écrit.',
  sheets: 'Feuilles',
  findSheet: 'Chercher une feuille ou un fichier',
  noSheet: (search: string) => `Aucune feuille ne s’appelle « ${search} ».`,
  readSheet: (sheet) => `Lire la feuille « ${sheet} »`,

  periodOf: (headings) => `De quelle période sont ${list(headings)} ?`,
  yearOf: (headings) => `De quelle année sont ${list(headings)} ?`,
  periodUnit: 'Mois, trimestre ou année',
  periodUnits: { year: 'Année', quarter: 'Trimestre', month: 'Mois' },
  period: 'Période',
  year: 'Année',
  labelIs: (label) => `${label} est…`,
  fiscalYear: 'Quand commence l’exercice ?',
  yearSpan: (from, to) => `${from} – ${to}`,
  otherMonth: 'Un autre mois',
  startsIn: 'Il commence en',
  namedBy: 'Il est nommé',
  namings: {
    startYear: 'd’après l’année où il commence',
    endYear: 'd’après l’année où il finit',
    bothYears: 'd’après les deux années',
    fullYear: 'd’après son année civile',
  },
  stands: (words) => `${words.slice(0, 5).join(', ')}${words.length > 5 ? '…' : ''} veulent dire…`,
  standsOne: (word) => `${word} veut dire…`,
  meaningOf: (word) => `Ce que veut dire « ${word} »`,
  leaveOut: 'Laisser de côté',
  statusUse: 'L’état de la feuille est',
  statusUses: { compare: 'comparé', set: 'repris à la main' },
  lowerFor: (count) =>
    count < 2 ? 'Moins vaut-il mieux pour cet objectif ?' : `Moins vaut-il mieux pour ces ${count} objectifs ?`,
  yesAll: (count) => (count < 2 ? 'Oui' : `Oui, pour les ${count}`),
  notAll: (count) => (count < 2 ? 'Non' : 'Pas pour tous'),
  andMore: (count) => `et ${count} de plus`,
  directionOf: (title) => `Quel sens est le bon pour « ${title} » ?`,
  directions: { up: 'Plus haut', down: 'Plus bas', equal: 'Près de la cible' },
  functionFor: (count) =>
    count < 2
      ? 'Comment les périodes de cet objectif deviennent-elles un seul chiffre ?'
      : `Comment les périodes de ces ${count} objectifs deviennent-elles un seul chiffre ?`,
  functionOf: (title) => `Comment les périodes de « ${title} » font-elles un seul chiffre ?`,
  functions: {
    sum: 'Elles s’additionnent',
    average: 'Leur moyenne',
    current: 'La dernière',
    highest: 'La plus haute',
    lowest: 'La plus basse',
  },
  figuresAre: (headings) => `Les chiffres sous ${list(headings)} sont-ils des cibles ou des réels ?`,
  figures: { target: 'Cibles', actual: 'Réels' },
  currency: 'En quelle monnaie sont les montants ?',
  currencySign: 'Signe de la monnaie',
  scaleOf: (unit) => `Les chiffres sont-ils en « ${unit} » ?`,
  encoding: (file) => `Dans quel encodage est écrit ${file} ?`,
  match: (title) => `« ${title} » est-il un objectif du plan, renommé ?`,
  newGoal: 'Un nouvel objectif',
  rowsAre: (sheet) =>
    sheet === null ? 'Que sont les lignes de ce plan d’action ?' : `Que sont les lignes de « ${sheet} » ?`,
  rowsChoices: {
    initiatives: 'Des initiatives : du travail à côté des objectifs',
    milestones: 'Des jalons : des jours où quelque chose est fait',
    goals: 'Des objectifs du niveau le plus bas',
  },
  goalOfRows: (title, count) =>
    count <= 1
      ? `Pour quel objectif est la ligne de « ${title} » ?`
      : `Pour quel objectif sont les ${count} lignes de « ${title} » ?`,
  newGoalCalled: (title) => `Un nouvel objectif, « ${title} »`,
  workCounts: (initiatives, milestones) =>
    [
      ...(initiatives === 0 ? [] : [counted(initiatives, 'initiative', 'initiatives')]),
      ...(milestones === 0 ? [] : [counted(milestones, 'jalon', 'jalons')]),
    ].join(' et '),
  sheetLevels: 'Chaque feuille est-elle, sous son nom, au-dessus de ses objectifs ?',
  sheetRead: (sheet) => `La feuille « ${sheet} » est-elle lue ?`,
  yes: 'Oui',
  no: 'Non',
  columnIs: (heading) => `Qu’est la colonne « ${heading} » ?`,
  says: (cell, text) => `${cell} : ${text}`,

  sheetTitle: (name) => `La feuille ${name}`,
  shownRows: (shown, all) => `${shown.toLocaleString('fr-FR')} sur ${counted(all, 'ligne', 'lignes')}`,
  showAll: 'Tout montrer',
  readFor: 'lue pour une question',
  notRead: 'illisible, voir la preuve',
  seeSheet: 'Voir la feuille',
  notTakenIn: 'Cette feuille n’est pas lue.',
  turned: 'Chaque en-tête est au début d’une ligne.',
  columnWords: {
    number: 'Numéro',
    title: 'Titre',
    level: 'Niveau supérieur',
    owner: 'Responsable',
    department: 'Service',
    unit: 'Unité',
    baseline: 'Départ',
    target: 'Cible',
    actual: 'Réel',
    figure: 'Chiffre',
    complete: 'Avancement',
    status: 'État',
    direction: 'Sens',
    function: 'Fonction',
    frequency: 'Rythme',
    start: 'Début',
    end: 'Échéance',
    perspective: 'Perspective',
    period: 'Période',
    target_year: 'Année de la cible',
    baseline_year: 'Année de référence',
    series: 'Cible ou réel',
    description: 'Description',
    measure: 'Mesure',
    new_field: 'Un nouveau champ propre',
    goals: 'Pour les objectifs',
    planned: 'Budget prévu',
    spent: 'Dépensé',
    after: 'Attend',
    done_on: 'Fait le',
    nothing: 'Laissée',
  },

  comeIn: (filled, taken, out) => ['Sur ', filled, ' cellules remplies, ', taken, ' entrent, ', out, ' non'],
  allIn: (filled) => ['Les ', filled, ' cellules remplies entrent toutes'],
  counts: (goals, groups, actuals, targets) =>
    `${counted(goals, 'objectif', 'objectifs')}${groups === 0 ? '' : ` sous ${counted(groups, 'autre', 'autres')}`} ; ${counted(actuals, 'réel', 'réels')} et ${counted(targets, 'cible', 'cibles')}.`,
  proof: 'Ce qui entre et ce qui n’entre pas',
  dottedIs: 'Le pointillé',
  dottedText: ' est supposé : cliquez pour le changer, pour un ou pour tous.',
  views: { goals: 'Les objectifs à venir', changes: 'Chaque changement' },
  view: 'Ce qui est montré',
  columns: {
    goal: 'Les objectifs à venir',
    trend: 'Chiffres',
    better: 'Sens',
    unit: 'Unité',
    function: 'Fonction',
    target: 'Cible',
    inPlan: 'Dans le plan',
    row: 'Ligne de la feuille',
  },
  fold: (title) => `Masquer les objectifs sous ${title}`,
  unfold: (title) => `Montrer les objectifs sous ${title}`,
  below: (count) => counted(count, 'objectif', 'objectifs'),
  noActual: 'aucun réel',
  noFigure: 'aucun chiffre',
  trendOf: (title) => `Les chiffres de ${title}`,
  rowOf: (row) => `Ligne ${row}`,
  isNew: 'Nouveau',
  changeFromTo: (name, before, after) => `${name} de ${before} à ${after}`,
  changesMore: (count) => (count === 0 ? '' : ` et ${count} de plus`),
  unchanged: 'Inchangé',
  goalsShown: (shown, all) => `${shown.toLocaleString('fr-FR')} sur ${counted(all, 'objectif', 'objectifs')}`,
  noGoals: 'Aucun objectif du fichier n’est encore dans ce plan.',

  assumedBecause: (reason) => `Supposé : ${reason}.`,
  forAll: (count, unit) => (unit === '' ? `Pour les ${count} semblables` : `Pour les ${count} avec « ${unit} »`),
  onlyOne: (number) => `Seulement ${number}`,

  notComing: 'N’entre pas',
  cells: (count) => counted(count, 'cellule', 'cellules'),
  range: (first, last) => (first === last ? first : `${first} à ${last}`),
  columnAt: (letters) => `Colonne ${letters}`,
  rowAt: (row) => `Ligne ${row}`,
  rowsAt: (first, last) => `Lignes ${first} à ${last}`,
  sheetAt: (sheet) => `Feuille « ${sheet} »`,
  leftEmpty: 'reste vide',
  use: 'Prendre',
  useFor: (cell) => `Ce que veut dire ${cell}`,
  useIn: (cell) => `Prendre pour ${cell}`,
  takeIn: 'La prendre',
  takeInColumn: (heading) => `Prendre la colonne « ${heading} »`,
  flaws: {
    not_a_number: 'Ni un nombre ni un jour',
    two_numbers: 'Deux nombres',
    no_such_day: 'Ce jour n’existe pas',
    letter: 'Une lettre qui ressemble à un chiffre',
    question_mark: 'Un point d’interrogation',
  },
  outReasons: {
    unreadable: 'Ni un nombre ni un jour',
    no_figure: 'Dit qu’il n’y a pas de chiffre',
    unused: 'Laissée de côté',
    computed: 'Calculée à partir d’autres cellules',
    total: 'Un total, pas un objectif',
    note: 'Une note, pas un objectif',
    title: 'Un titre au-dessus du tableau',
    repeated: 'Figure deux fois dans le fichier',
    no_heading: 'Sous aucun en-tête',
    hidden: 'Sur une feuille masquée',
    other_sheet: 'Sur une feuille sans objectifs propres',
    contradicts: 'Contredit une autre cellule',
    refused: 'Le plan ne la prend pas',
    other_taken: 'Une autre cellule est prise à sa place',
    no_goal: 'Sa ligne ne nomme aucun objectif',
    no_period: 'Sa ligne n’a pas de période',
  },
  moreOut: (count) => `${count.toLocaleString('fr-FR')} de plus`,

  assumed: 'Supposé',
  assumptions: {
    period: 'Période',
    year: 'Exercice',
    status: 'État',
    direction: 'Sens',
    function: 'Fonction',
    column: 'Colonnes',
    unit: 'Unités',
    levels: 'Niveaux',
    rows: 'Lignes',
    state: 'État du travail',
    sheet: 'Feuilles',
    match: 'Retrouvés',
    encoding: 'Encodage',
  },
  assumedCount: (count) => counted(count, 'supposition', 'suppositions'),

  saidBehind: (of, said, figures) =>
    `La feuille en dit ${said.toLocaleString('fr-FR')} sur ${of.toLocaleString('fr-FR')} en retard, les chiffres ${figures.toLocaleString('fr-FR')}.`,
  lookAtThese: (count) => (count < 2 ? 'Regardez celui-ci :' : `Regardez ces ${count} :`),
  differs: (said, figures) => `feuille ${said}, chiffres ${figures}`,
  setBySheet: 'Prendre l’état de la feuille',
  byFigures: 'Laisser juger les chiffres',

  applyCells: (count) => `Appliquer ${counted(count, 'cellule', 'cellules')}`,
  oneUndo: 'Une seule annulation revient sur tout.',
  staysInHistory: (count) =>
    count < 2
      ? 'Une seule annulation revient sur tout. La cellule reste dans l’historique.'
      : `Une seule annulation revient sur tout. Les ${count.toLocaleString('fr-FR')} restent dans l’historique.`,
  newPlanNote: (changes) => `Elles créent le plan, en ${counted(changes, 'modification', 'modifications')}.`,
  doneCells: (count) => counted(count, 'cellule importée', 'cellules importées'),
  doneChanges: (changes) => `Elles ont créé le plan, en ${counted(changes, 'modification', 'modifications')}.`,
};
