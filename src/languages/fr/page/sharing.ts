import type { sharing as en } from '#languages/en/page/sharing.ts';
import type { Translation } from '#languages/translation.ts';

const quoted = (names: readonly string[]) => new Intl.ListFormat('fr').format(names.map((name) => `« ${name} »`));

export const sharing: Translation<typeof en> = {
  title: 'Partager cette vue',
  style: 'Style',
  styles: {
    chips: { name: 'Épuré', text: 'Seulement les filtres et les cartes. Pour une page qui a son propre titre.' },
    static: {
      name: 'Statique',
      text: 'Ajoute le nom de l’organisation et du plan. Les lecteurs ouvrent les cartes, rien d’autre.',
    },
    dynamic: {
      name: 'Dynamique',
      text: 'Les lecteurs affinent les filtres, changent d’exercice et utilisent vos tableaux de bord enregistrés.',
    },
  },
  willSee: 'Ce que verront les lecteurs',
  openAsViewer: 'Ouvrir en tant que lecteur',
  counting: 'Décompte en cours…',
  seen: {
    listed: (listed, all) =>
      `${listed.toLocaleString('fr-FR')} sur ${all.toLocaleString('fr-FR')} ${all > 1 ? 'objectifs' : 'objectif'}`,
    everything: 'Aucun filtre',
    beneath: (count) =>
      `Ils peuvent ouvrir ${count.toLocaleString('fr-FR')} ${count > 1 ? 'sous-objectifs' : 'sous-objectif'} de plus.`,
    narrow: (count) =>
      count > 1
        ? `Ils peuvent afficher chacun des ${count.toLocaleString('fr-FR')} objectifs.`
        : `Ils peuvent afficher ${count.toLocaleString('fr-FR')} objectif.`,
    with: (owners: boolean, comments: boolean) =>
      owners
        ? comments
          ? 'Valeurs, pilotes et commentaires.'
          : 'Valeurs et pilotes, sans commentaires.'
        : comments
          ? 'Valeurs et commentaires, sans pilotes.'
          : 'Valeurs, sans pilotes ni commentaires.',
    work: 'Leurs actions, sans coûts.',
    own: (names, hidden) =>
      names.length === 0
        ? 'Les champs propres au plan restent cachés.'
        : `Champs propres au plan : ${names.join(', ')}${hidden === 0 ? '.' : ' ; les autres restent cachés.'}`,
    names: (count) =>
      count > 1 ? `De ${count} axes stratégiques, seulement le nom.` : `De ${count} axe stratégique, seulement le nom.`,
    nothing: 'Rien, tant qu’aucun objectif ne correspond.',
  },
  hiddenFilter: (fields) =>
    `La vue est aussi filtrée par ${quoted(fields)}. ${fields.length === 1 ? 'Ce champ propre au plan n’est pas public' : 'Ces champs propres au plan ne sont pas publics'} : les lecteurs voient seulement les objectifs qui correspondent, mais pas le filtre.`,
  hiddenSaved: (dashboards) =>
    dashboards.length === 1
      ? `Votre tableau de bord enregistré ${quoted(dashboards)} n’est pas proposé aux lecteurs : il utilise des champs propres au plan qui ne sont pas publics.`
      : `Vos tableaux de bord enregistrés ${quoted(dashboards)} ne sont pas proposés aux lecteurs : ils utilisent des champs propres au plan qui ne sont pas publics.`,
  hiddenWork:
    'La vue est aussi filtrée par actions. Les lecteurs voient seulement les objectifs qui correspondent, mais pas le filtre, sauf si vous cochez « Montrer les actions ».',
  hiddenSavedWork: (dashboards) =>
    dashboards.length === 1
      ? `Votre tableau de bord enregistré ${quoted(dashboards)} filtre par actions : il n’est proposé aux lecteurs que si vous cochez « Montrer les actions ».`
      : `Vos tableaux de bord enregistrés ${quoted(dashboards)} filtrent par actions : ils ne sont proposés aux lecteurs que si vous cochez « Montrer les actions ».`,
  makePublic: (fields) => `Rendre ${fields.length === 1 ? 'public' : 'publics'} ${quoted(fields)}`,
  makePublicText: 'Tous les liens de ce plan montrent alors les valeurs.',
  madePublic: (fields) => `${quoted(fields)} : ${fields.length === 1 ? 'champ public' : 'champs publics'}`,
  publicFailed: 'Le champ n’a pas pu être rendu public. Veuillez réessayer.',
  tabs: 'Ce qui est partagé',
  link: 'Lien',
  embed: 'Intégrer',
  meter: 'Baromètre',
  screen: 'Écran',
  screenText: (seconds) =>
    `Pour un écran mural : les cartes défilent page par page, ${seconds} secondes chacune. Pour changer le rythme, modifiez le nombre après every= dans l’adresse.`,
  address: 'Adresse',
  notMade: 'Le lien est créé au moment où vous le copiez',
  snippetNotMade: 'Le code est créé au moment où vous le copiez',
  copyLink: 'Copier le lien',
  copy: 'Copier',
  copied: 'Copié',
  wasCopied: 'Copié dans le presse-papiers',
  pressToCopy: 'Votre navigateur n’a pas autorisé la copie. Le texte est sélectionné : copiez-le au clavier.',
  shorten: 'Raccourcir',
  expand: 'Développer',
  notApplied:
    'Pas encore appliqué : ce lien montre toujours la même chose. Copiez-le de nouveau pour appliquer vos changements.',
  anyone: 'Toute personne qui a ce lien peut consulter la vue. Absente des moteurs de recherche, sans cookies.',
  anyoneWithPassword:
    'Toute personne qui a ce lien et son mot de passe peut consulter la vue. Absente des moteurs de recherche, sans cookies.',
  framedBy: (sites) =>
    `Intégrable uniquement sur ${sites}. 980 × 930 convient à trois colonnes ; la largeur s’adapte de 320 à 1 600.`,
  framedByNone: 'Indiquez ci-dessous le site web qui l’affichera ; aucun autre ne le pourra.',
  snippet: 'Code HTML',
  meterNow: 'Le baromètre actuel',
  meterText: 'Une image pour toute page web, d’au moins 120 px de large. Elle suit les valeurs.',
  label: 'Libellé',
  labelHint: 'Pour le reconnaître dans la liste',
  ends: 'Expire le',
  endsHint: 'Vide : sans date de fin',
  past: 'Cette date est passée.',
  unreadable: (pattern) => `Veuillez utiliser le format ${pattern}.`,
  password: 'Mot de passe',
  passwordHint: 'Demandé dans chaque onglet, toutes les 12 heures',
  passwordGuessable:
    'Ce mot de passe est trop facile à deviner. Utilisez plusieurs mots, mais pas le nom du plan ni celui du lien.',
  passwordShort: (least) => `Utilisez au moins ${least} caractères.`,
  sites: 'Sites web autorisés à l’intégrer',
  sitesHint: 'Vide : aucun',
  notASite: (text) => `« ${text} » n’est pas un site web. Saisissez par exemple example.org.`,
  year: 'Exercice',
  yearFixed: (year) => `${year}, fixe`,
  yearCurrent: 'Exercice en cours',
  yearMoves: (year, day) => `Passe à ${year} le ${day}`,
  yearStays: (year) => `Reste sur ${year}`,
  theme: 'Thème',
  themes: { auto: 'Auto', light: 'Clair', dark: 'Sombre' },
  themeHint: { auto: 'Auto suit le système du lecteur', light: 'Clair pour tous', dark: 'Sombre pour tous' },
  language: 'Langue',
  languageAuto: 'Auto',
  languageOfViewer: 'Auto suit le navigateur du lecteur',
  languageForAll: 'Pour tous : page, impression et baromètre',
  hidesComments: 'Omettre les commentaires',
  hidesCommentsText: 'ainsi que les notes des statuts fixés à la main',
  hidesOwners: 'Omettre les pilotes',
  hidesOwnersText:
    'ainsi que les services, les personnes dans les champs propres et les auteurs des commentaires ; les noms dans les textes restent',
  showsNextSteps: 'Montrer les prochaines étapes',
  showsNextStepsText: 'ce qui suit pour un objectif, et pour quand',
  showsWork: 'Montrer les actions',
  showsWorkText: 'initiatives, jalons et décisions de ces objectifs, sans leurs coûts',
  handsOut: 'Donner mes filtres enregistrés',
  handsOutText: 'leurs noms et mots-clés deviennent lisibles',
  onlyLevels: 'Seulement ces niveaux',
  onlyLevelsText: 'les lecteurs ne peuvent pas ouvrir les sous-objectifs',
  failed: 'Un problème est survenu. Veuillez réessayer.',
  links: 'Liens',
  changesReach: 'Les modifications s’appliquent au prochain chargement de la page',
  noLinks: 'Pas encore de liens. Ceux que vous copiez ci-dessus apparaissent ici, et vous pouvez les révoquer ici.',
  linksFailed: 'Les liens n’ont pas pu être chargés.',
  retry: 'Réessayer',
  columns: {
    label: 'Libellé',
    style: 'Style',
    shows: 'Contenu, auteur',
    state: 'État',
    views: 'Visites',
    actions: 'Actions',
  },
  did: {
    changed: (label) => `lien « ${label} » modifié`,
    paused: (label) => `lien « ${label} » suspendu`,
    resumed: (label) => `lien « ${label} » repris`,
    revoked: (label) => `lien « ${label} » révoqué`,
    handed_over: (label) => `lien « ${label} » transféré`,
  },
  unnamed: 'Sans libellé',
  begins: (hint) => `${hint}…`,
  currentYear: 'exercice en cours',
  states: { live: 'Actif', paused: 'Suspendu', expired: 'Expiré' },
  noEnd: 'Sans date de fin',
  endsOn: (date) => `Expire le ${date}`,
  endedOn: (date) => `le ${date}`,
  since: (date) => `depuis le ${date}`,
  hasPassword: 'avec mot de passe',
  views: (count) => count,
  seenNever: 'jamais',
  today: 'aujourd’hui',
  yesterday: 'hier',
  pause: (label) => `Suspendre ${label}`,
  resume: (label) => `Réactiver ${label}`,
  revoke: (label) => `Révoquer ${label}`,
  relabel: (label) => `Modifier le libellé : ${label}`,
  mail: {
    button: (label) => `Envoyer par e-mail le PDF : ${label}`,
    to: 'Envoyer le PDF à',
    every: 'Fréquence',
    rhythms: { weekly: 'Chaque semaine', monthly: 'Chaque mois', quarterly: 'Chaque trimestre' },
    when: {
      weekly: 'Le premier jour de chaque semaine.',
      monthly: 'Le premier jour de chaque mois.',
      quarterly: 'Le premier jour de chaque trimestre de l’exercice.',
    },
    save: 'Enregistrer',
    cancel: 'Annuler',
    end: 'Arrêter l’envoi',
    nobody: 'Veuillez saisir au moins une adresse e-mail.',
    notAnEmail: (text) => `« ${text} » n’est pas une adresse e-mail.`,
    tooMany: (most) => `${most} adresses au plus. Au-delà, utilisez une liste de diffusion.`,
    wasSet: 'Le PDF sera envoyé',
    wasEnded: 'Le PDF ne sera plus envoyé',
  },
  revokeQuestion: 'Révoquer ?',
  yes: 'Oui',
  no: 'Non',
  wasPaused: (label) => `Lien suspendu : ${label}`,
  wasResumed: (label) => `Lien réactivé : ${label}`,
  wasRevoked: (label) => `Lien révoqué : ${label}`,
  wasRelabelled: (label) => `Nouveau libellé : ${label}`,
};
