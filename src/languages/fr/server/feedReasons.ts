import type { feedReasons as english } from '#languages/en/server/feedReasons.ts';

export const feedReasons: typeof english = {
  not_allowed: (about) => `L’adresse mène à ${about}, que la connexion n’autorise pas.`,
  own_network: (about) =>
    `${about} se trouve dans votre propre réseau. La personne qui exploite Milepost l’autorise par son adresse complète dans MILEPOST_FEED_ORIGINS.`,
  name_unknown: (about) => `Aucun serveur ne s’appelle ${about}, ou son nom reste introuvable.`,
  not_reached: (about) => `${about} n’accepte pas de connexion.`,
  certificate: (about) => `Le certificat de ${about} n’est pas digne de confiance.`,
  too_slow: (about) => `La source n’a pas répondu en ${about} secondes.`,
  too_large: (about) => `La réponse dépasse ${about} Mo.`,
  too_many_rows: (about) => `La réponse compte plus de ${about} lignes. Demandez-en moins.`,
  too_many_columns: (about) =>
    `La réponse compte plus de ${about} colonnes, ou ses enregistrements plus de ${about} noms. Demandez ceux qu’il vous faut.`,
  too_much: (about) => `Lire la réponse demande plus d’une minute ou de ${about} Mo de mémoire. Demandez-en moins.`,
  cut_off: () => 'La réponse s’est interrompue avant la fin.',
  damaged: () => 'La réponse est endommagée et illisible.',
  redirects: (about) => `${about} redirige sans fin.`,
  password_refused: (about) =>
    `${about} refuse le nom d’utilisateur ou le mot de passe. Il y a sans doute été modifié.`,
  not_found: (about) => `La source n’a rien à l’adresse ${about}.`,
  status: (about) => `La source répond par une erreur : ${about}.`,
  web_page: () => 'La réponse est une page web, sans doute de connexion, et non un fichier de valeurs.',
  says_error: (about) => `La source indique : ${about}`,
  encoding: (about) => `Le texte n’est pas en ${about}, contrairement à ce qu’annonce la source.`,
  query_refused: (about) => `La base de données refuse la requête : ${about}`,
  not_a_select: (about) => `Un seul SELECT est envoyé : ${about}.`,
  no_tls: (about) => `${about} ne chiffre pas la connexion.`,
  secret_lost: () =>
    'Le mot de passe enregistré ne s’ouvre pas avec la clé de cette installation. Saisissez-le de nouveau.',
  connection_gone: () => 'La connexion de ce flux n’existe plus, ou n’est plus ouverte à ce plan.',
  question_waits: () => 'Un administrateur doit d’abord autoriser la question de ce flux.',
  folder_gone: (about) =>
    `Le dossier « ${about} » n’existe pas. La personne qui exploite Milepost le nomme dans MILEPOST_FEED_FOLDERS.`,
  file_missing: (about) => `Le dossier ne contient aucun fichier ${about}.`,
  file_outside: (about) => `${about} ne se trouve pas dans le dossier même.`,
  file_changing: (about) => `${about} est encore en cours d’écriture.`,
  no_rows: () => 'La réponse ne contient aucune ligne.',
  no_figures: () => 'Aucune valeur n’a pu être lue dans la réponse.',
  columns_gone: (about) => `Une colonne n’est plus là : ${about}.`,
  no_goal_column: () => 'Aucune colonne n’indique à quel objectif une valeur appartient.',
  year_open: (about) => `Aucune année n’est donnée pour ${about}.`,
  unreadable: (about) => `La réponse est illisible : ${about}.`,
  write_refused: (about) => `Le plan n’accepte pas les valeurs : ${about}`,
  interrupted: () => 'Milepost a été arrêté pendant ce passage. Il reprend dès que Milepost tourne à nouveau.',
  left_behind: () =>
    'Milepost s’est terminé deux fois au milieu de ce flux, qui est donc en pause. Vérifiez ce qu’il demande, puis laissez-le reprendre.',
  all_refused: (about) =>
    `Les ${about} valeurs de la réponse ont toutes été refusées. L’exécution en donne les raisons.`,
  nothing_new: (about) => `La source répond, mais n’apporte pas de valeur plus récente que celle de ${about}.`,
  unexpected: () => 'Une erreur inattendue s’est produite. Le journal du serveur en dit plus.',
};
