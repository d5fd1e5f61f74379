import type { entry as en } from '#languages/en/page/entry.ts';

const cells = (count: number) => (count > 1 ? `${count} cellules` : `${count} cellule`);

export const entry: typeof en = {
  sheet: 'Cibles et réalisés par période',
  year: 'Exercice',
  frequency: 'Suivi',
  frequencies: { weekly: 'Hebdomadaire', monthly: 'Mensuel', quarterly: 'Trimestriel', yearly: 'Annuel' },
  rows: 'Lignes',
  both: 'Cibles et réalisés',
  actuals: 'Réalisés',
  whose: 'Pilote',
  everyone: 'Tous les pilotes',
  mine: 'Mes objectifs',
  objective: 'Axe stratégique',
  allObjectives: 'Tous les axes',
  due: 'À échéance',
  closePeriod: 'Clôturer une période',
  undo: 'Annuler',
  redo: 'Rétablir',
  goal: 'Objectif',
  line: 'Valeur',
  target: 'Cible',
  actual: 'Réalisé',
  now: 'auj.',
  closedPeriod: (name) => `${name}, période clôturée`,
  total: 'Total',
  fold: (title) => `Replier ${title}`,
  unfold: (title) => `Déplier ${title}`,
  goals: (count) => (count > 1 ? `${count} objectifs` : `${count} objectif`),
  saving: 'Enregistrement',
  saved: (time) => `Enregistré à ${time}`,
  notSaved: (count) => (count > 1 ? `${cells(count)} non enregistrées` : `${cells(count)} non enregistrée`),
  offline: 'Pas encore enregistré : aucune connexion. Milepost continue d’essayer.',
  needAuthor: (count) => `${cells(count)} à vérifier`,
  goToIt: 'Y aller',
  lock: {
    closed: 'Cette période est clôturée. Un responsable du plan peut la rouvrir dans les paramètres.',
    yearActual: 'Calculé à partir des périodes de l’année. Saisissez-y les réalisés.',
    trackedByYear: 'Cet objectif est suivi par an. Saisissez sa cible dans la colonne de l’année.',
    approval: 'Dans ce plan, les valeurs attendent un oui : les cibles annuelles reviennent à qui le donne',
    notPlanned:
      'Seuls le pilote de l’objectif, le responsable de son service et les responsables du plan fixent la cible de l’année.',
    notYours:
      'Les valeurs de cet objectif sont saisies par son pilote, ses contributeurs, le responsable de son service et les responsables du plan.',
    beforeStart: (date) => `Cet objectif commence le ${date}.`,
    afterEnd: (date) => `Cet objectif s’est terminé le ${date}.`,
    computed: (how) => `Calculé : ${how}. Saisissez-y les valeurs.`,
  },
  rollup: {
    none: () => '',
    feeds: () => '',
    sum: (numbers) => `somme de ${numbers}`,
    average: (numbers) => `moyenne de ${numbers}`,
    highest: (numbers) => `maximum de ${numbers}`,
    lowest: (numbers) => `minimum de ${numbers}`,
    percent: (numbers) => `avancement moyen de ${numbers}`,
  },
  goalsBelow: (count) => `${count.toLocaleString('fr-FR')} sous-objectifs`,
  and: (first, last) => `${first} et ${last}`,
  problem: {
    unlikely: 'Est-ce voulu ?',
    enterAnyway: (value) => `Saisir ${value} quand même`,
    notANumber: (text) => `« ${text} » n’est pas un nombre.`,
    keptAsTyped: 'Conservé tel que saisi, non enregistré.',
    use: (value) => `Utiliser ${value}`,
    putBack: (value) => (value === '' ? 'Laisser vide' : `Restaurer ${value}`),
    refused: 'Non enregistré.',
    tryAgain: 'Réessayer',
    conflict: 'Entre-temps, quelqu’un a modifié cette cellule.',
    values: (yours, theirs) => `Vous avez saisi ${yours} ; elle contient maintenant ${theirs}.`,
    answered: 'La valeur saisie ici auparavant a reçu une réponse entre-temps.',
    enteredAnew: 'Une autre valeur a été saisie ici entre-temps ; elle attend un oui.',
    keepMine: (value) => `Garder ${value}`,
    takeTheirs: (value) => `Prendre ${value}`,
    empty: 'rien',
  },
  doubt: {
    isRight: (value) => `Est-ce bien ${value} ?`,
    usual: (usual) => `La valeur est enregistrée. Ici, les valeurs habituelles sont d’environ ${usual}.`,
    areRight: (count: number) => `Ces ${count} valeurs sont-elles correctes ?`,
    usualOfRow: (usual: string) =>
      `Elles sont enregistrées. Les valeurs de cette ligne sont d’ordinaire proches de ${usual}.`,
    keepAll: (count: number) => (count === 1 ? 'Garder' : `Garder les ${count}`),
    mendAll: (first: string, last: string) => (first === last ? `Utiliser ${first}` : `Utiliser ${first} … ${last}`),
  },
  notice: {
    wrote: (count) => (count > 1 ? `${count} cellules enregistrées` : `${count} cellule enregistrée`),
    open: (count) => (count > 1 ? `${count} attendent votre décision` : `${count} attend votre décision`),
    doubts: (count) =>
      count > 1 ? `${count} s’écartent nettement de leur ligne` : `${count} s’écarte nettement de sa ligne`,
    skipped: (count) =>
      count > 1 ? `${count} cellules non modifiables, inchangées` : `${count} cellule non modifiable, inchangée`,
    outside: (count) =>
      `${count > 1 ? `${count} cellules inchangées` : `${count} cellule inchangée`}, hors des dates de l’objectif : modifiez d’abord ces dates dans l’objectif`,
    undone: (count) => (count > 1 ? `${count} cellules restaurées` : `${count} cellule restaurée`),
    redone: (count) => (count > 1 ? `${count} cellules saisies à nouveau` : `${count} cellule saisie à nouveau`),
    refused: (message) => message,
    cut: (count) =>
      count > 1
        ? `${count} cellules du bloc dépassent la fin de la grille`
        : `${count} cellule du bloc dépasse la fin de la grille`,
    tooMany: (most) => `Plus de ${most} cellules à la fois. Choisissez-en moins.`,
    nothingToEnter: 'Aucune de ces cellules n’est modifiable.',
    allOutside:
      'Ces cellules sont hors des dates de leur objectif. Modifiez ces dates dans l’objectif pour y saisir des valeurs.',
    dismiss: 'Masquer',
  },
  spread: {
    title: (year, number, goal) => `Cible ${year} : ${number} ${goal}`,
    target: (year) => `Cible ${year}`,
    how: 'Répartition sur les périodes',
    equalParts: 'À parts égales',
    same: 'La même partout',
    lastYear: 'Comme l’année précédente',
    closedToo: 'Modifier aussi les périodes clôturées (motif demandé)',
    meaning: {
      sum: 'La somme des périodes est exactement la cible de l’année.',
      average: 'La valeur de l’année est la moyenne de ses périodes.',
      highest: 'La valeur de l’année est la plus élevée de ses périodes.',
      lowest: 'La valeur de l’année est la plus basse de ses périodes.',
      current: 'La valeur de l’année est celle de sa dernière période.',
    },
    kept: (count, comeTo) => {
      const periods =
        count > 1 ? `${count} périodes clôturées gardent leur cible` : `${count} période clôturée garde sa cible`;
      return comeTo === null ? `${periods}.` : `${periods}, au total ${comeTo} ; les autres se partagent le reste.`;
    },
    period: 'Période',
    now: 'Actuel',
    after: 'Nouveau',
    closed: ', période clôturée',
    comesTo: {
      sum: (year) => `Somme ${year}`,
      average: (year) => `Cible ${year}`,
      highest: (year) => `Cible ${year}`,
      lowest: (year) => `Cible ${year}`,
      current: (year) => `Fin ${year}`,
    },
    refused: {
      outsideWindow: 'L’objectif ne court pas sur cet exercice.',
      lastYearIncomplete:
        'L’année précédente a des périodes sans réalisé, ou leur total est 0 : sa répartition ne peut pas être reprise.',
      allKept: 'Toutes les périodes de cet exercice sont clôturées.',
      keptExceed: 'Les périodes clôturées dépassent déjà cette cible. Saisissez-en une plus grande.',
    },
    write: (count) => (count > 1 ? `Inscrire ${count} cibles` : `Inscrire ${count} cible`),
    cancel: 'Annuler',
    unreachable: 'Non enregistré : le serveur est injoignable. Réessayez.',
    changedMeanwhile:
      'Non enregistré : entre-temps, quelqu’un a modifié cet objectif. Fermez cette fenêtre, vérifiez et recommencez la saisie.',
  },
  status: {
    typeYear: 'Saisissez une cible : après un aperçu, elle est répartie sur les périodes de l’année.',
    cell: (number, period, figure) => `${number} · ${period} · ${figure}`,
    before: (value) => `Valeur : ${value}`,
    selected: (count) => `Sélection : ${count}`,
    mean: (value) => `moyenne ${value}`,
    sum: (value) => `somme ${value}`,
    fillRight: 'recopier à droite',
    edit: 'modifier',
    leave: 'quitter la grille',
  },
  cellName: (goal, figure, period) => `${goal}, ${figure}, ${period}`,
  empty: {
    noGoals: 'Ce plan n’a pas encore d’objectifs.',
    noGoalsText: 'Les valeurs se saisiront ici dès qu’il y aura des objectifs à mesurer.',
    toDashboard: 'Ouvrir le tableau de bord',
    nothing: 'Aucun objectif ne correspond.',
    nothingText: 'Aucun objectif avec des valeurs ne correspond à la sélection ci-dessus.',
    showAll: 'Afficher tous les objectifs',
  },
  failed: 'Les valeurs n’ont pas pu être chargées.',
  retry: 'Réessayer',
  loading: 'Chargement des valeurs',
  restored: (count) =>
    count > 1
      ? `${count} cellules que vous aviez saisies ont été rétablies.`
      : `${count} cellule que vous aviez saisie a été rétablie.`,
  list: {
    previous: 'Période précédente',
    next: 'Période suivante',
    open: (open, all) => `${open} sur ${all} à saisir`,
    target: (value) => `Cible ${value}`,
    before: (period, value) => `${period} ${value}`,
    saved: 'Enregistré',
  },
};
