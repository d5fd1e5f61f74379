import type { account as en } from '#languages/en/page/account.ts';
import type { Translation } from '#languages/translation.ts';

export const account: Translation<typeof en> = {
  signInTitle: 'Connexion à Milepost',
  signInText: 'Les objectifs, les valeurs et les statuts de votre plan.',
  noAccount: 'Pas encore de compte ?',
  noAccountText:
    'Le responsable de votre plan vous envoie une invitation : un lien qui vous permet de choisir un mot de passe.',
  newServer: 'Vous venez d’installer ce serveur ?',
  newServerText:
    'À son démarrage, il a affiché une adresse à usage unique : c’est là que vous créez le premier compte.',
  signIn: 'Se connecter',
  signingIn: 'Connexion en cours…',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
  triesLeft: (left) => {
    if (left === 0) return 'Plus aucune tentative. Veuillez patienter cinq minutes.';
    return left === 1 ? 'Encore 1 tentative.' : `Encore ${left} tentatives.`;
  },
  tooMany: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion et réessayez.',
  failed: 'La connexion a échoué. Veuillez réessayer.',
  kept: 'La page demandée s’ouvrira après la connexion.',
  missingEmail: 'Veuillez saisir votre adresse e-mail.',
  missingPassword: 'Veuillez saisir votre mot de passe.',
  welcomeTitle: 'Bienvenue dans Milepost',
  welcomeText: 'Créez le premier compte. Il administre cette installation et peut inviter toutes les autres personnes.',
  organisation: 'Nom de l’organisation',
  organisationHint: 'Affiché sur la page de connexion. Facultatif.',
  name: 'Votre nom',
  create: 'Créer le compte',
  creating: 'Création en cours…',
  passwordHint: (least) => `Plus il est long, mieux c’est : au moins ${least} caractères`,
  strength: {
    1: 'Trop court ou trop répétitif',
    2: 'Pourrait être plus long',
    3: 'Bon',
    4: 'Très bon',
  },
  passwordShort: (least) => `Le mot de passe doit compter au moins ${least} caractères.`,
  missingName: 'Veuillez saisir votre nom.',
  passwordGuessable: 'Ce mot de passe est trop facile à deviner. Utilisez plusieurs mots sans rapport entre eux.',
  badEmail: 'Cette adresse e-mail n’est pas valide.',
  noTelemetry: 'Rien ne sort de ce serveur. Ni statistiques, ni télémétrie.',
  usedTitle: 'Cette adresse n’est plus valable',
  usedText:
    'Elle a déjà servi ou a expiré. Si vous avez un compte, connectez-vous ; sinon, redémarrez le serveur pour obtenir une nouvelle adresse.',
  welcomeFailed: 'Le compte n’a pas pu être créé. Veuillez réessayer.',
  toSignIn: 'Aller à la connexion',
};
