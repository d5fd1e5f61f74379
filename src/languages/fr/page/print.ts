import type { print as en } from '#languages/en/page/print.ts';
import type { Translation } from '#languages/translation.ts';

export const print: Translation<typeof en> = {
  title: (plan, year) => `${plan} · ${year}`,
  preparing: 'Préparation du rapport…',
  failed: 'Le rapport n’a pas pu être chargé.',
  tooLong: (count, most) => `${count} objectifs, c’est trop pour un rapport. Filtrez la liste à ${most} au plus.`,
  undrawn: (scripts) =>
    `Aucune police de cet ordinateur n’a ces caractères, affichés comme des carrés : ${scripts}. Le guide dit lesquelles installer.`,
  nothing: 'Aucun objectif ne correspond à ces filtres.',
  back: 'Retour au tableau de bord',
  print: 'Imprimer',
  savePdf: 'Enregistrer en PDF',
  savingPdf: (seconds) => (seconds < 2 ? 'Création du PDF…' : `Création du PDF, ${seconds} s…`),
  pdfFailed: 'Le PDF n’a pas pu être créé. Réessayez dans une minute ou utilisez « Imprimer ».',
  withFigures: 'Avec tableaux de valeurs',
  withWork: 'Avec les actions',
  date: (date) => `État au ${date}`,
  count: (shown, all) => `${shown} sur ${all} ${all > 1 ? 'objectifs' : 'objectif'}`,
  summary: 'Synthèse',
  sentence: ({ good, measured, off, critical }) => {
    if (measured === 0) return 'Aucun de ces objectifs n’a encore de valeurs.';
    const goals = measured > 1 ? 'objectifs mesurés' : 'objectif mesuré';
    const met = good === 0 ? 'aucun n’est' : `${word(good)} ${be(good)}`;
    const first = `Sur ${word(measured)} ${goals}, ${met} dans la cible ou mieux.`;
    const others = [
      off > 0 && `${word(off)} ${be(off)} hors cible`,
      critical > 0 && `${word(critical)} ${be(critical)} ${critical > 1 ? 'critiques' : 'critique'}`,
    ];
    const said = others.filter((each) => each !== false).join(', ');
    return said === '' ? first : `${first} ${capital(said)}.`;
  },
  noData: 'Aucune donnée',
  health: (score, label) => `État global ${score} sur 100, ${label}`,
  attention: 'Points d’attention',
  likelyMisses: (count, good) =>
    `Sur ${good} ${good > 1 ? 'objectifs' : 'objectif'} dans la cible ou mieux, ${count} ${count > 1 ? 'manqueront' : 'manquera'} probablement la cible de l’année :`,
  andMore: (count) => `${count} de plus`,
  noAttention: 'Rien à signaler : aucun objectif n’est hors cible ou critique.',
  noneMeasured: 'Aucun de ces objectifs n’a encore de valeurs et de cible.',
  comment: (day, text) => (day === '' ? text : `${day} : ${text}`),
  worst: (named, all) =>
    named === all
      ? 'Les plus éloignés de leur cible en premier.'
      : named > 1
        ? `Les ${word(named)} plus éloignés de leur cible, sur ${all}.`
        : `Le plus éloigné de sa cible, sur ${all}.`,
  since: {
    report: (day) => `Par rapport au ${day}, date d’envoi du dernier rapport.`,
    month: (day) => `Par rapport au ${day}, fin du mois précédent.`,
  },
  notThere: 'nouveau',
  more: (count) =>
    count > 1
      ? `${count} autres objectifs sont hors cible ou critiques.`
      : `${count} autre objectif est hors cible ou critique.`,
  work: ({ initiatives, milestones }) => {
    const { total, done, late, dropped } = initiatives;
    const many = (count: number, one: string, others: string) => `${count} ${count < 2 ? one : others}`;
    const said = [
      `${many(total - done - dropped, 'ouverte', 'ouvertes')}${late > 0 ? ` (dont ${late} en retard)` : ''}`,
      many(done, 'terminée', 'terminées'),
      ...(dropped > 0 ? [many(dropped, 'abandonnée', 'abandonnées')] : []),
    ];
    return [
      ...(total > 0 ? [`${many(total, 'initiative', 'initiatives')} : ${said.join(', ')}.`] : []),
      ...(milestones.total > 0
        ? [
            `${milestones.done} sur ${many(milestones.total, 'jalon', 'jalons')} ${milestones.done < 2 ? 'terminé' : 'terminés'}${milestones.late > 0 ? `, ${milestones.late} en retard` : ''}.`,
          ]
        : []),
    ].join(' ');
  },
  columns: { goal: 'Objectif', actual: 'Réalisé', target: 'Cible', status: 'Statut' },
  byObjective: 'Par axe stratégique',
  objective: 'Axe stratégique',
  noObjective: 'Sans axe stratégique',
  goals: 'Objectifs',
  healthColumn: 'État global',
  healthOfStatuses: 'L’état global n’est pas affiché sous un filtre de statut.',
  how: (on, off) =>
    `Un objectif est dans la cible à partir de ${on} de sa cible à date, hors cible à partir de ${off}. Dans l’état global, les objectifs atteints ou dans la cible comptent pour 100, hors cible pour 50, critiques pour 0 ; les objectifs reportés ou non démarrés ne sont pas pris en compte. Un objectif stratégique est compté ici avec ceux qui sont dessous ; sa carte ne compte que ces derniers.`,
  cards: 'Objectifs',
  figures: 'Tableau des valeurs',
  figuresWeekly: 'Tableau des valeurs, objectifs hebdomadaires par trimestre',
  figuresQuarterly: 'Tableau des valeurs, objectifs trimestriels',
  figuresYearly: 'Tableau des valeurs, objectifs annuels',
  total: (year) => year,
  tableNote: (year) => `${year} : cible finale, réalisé à date. Un tiret signifie : pas de valeur.`,
  asOf: (date) => `au ${date}`,
  page: 'Page',
  of: 'sur',
};

const WORDS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

function word(count: number): string {
  return WORDS[count] ?? String(count);
}

function be(count: number): string {
  return count > 1 ? 'sont' : 'est';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
