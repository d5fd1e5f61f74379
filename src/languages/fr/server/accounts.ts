import type { accounts as en } from '#languages/en/server/accounts.ts';
import type { Translation } from '#languages/translation.ts';

export const accounts: Translation<typeof en> = {
  invitation: {
    subject: (plan) => `Invitation : ${plan}`,
    text: (by, plan, company) =>
      company === ''
        ? `${by} vous invite à rejoindre le plan « ${plan} ».`
        : `${by} vous invite à rejoindre le plan « ${plan} » (${company}).`,
    what: 'Ouvrez le lien pour consulter ses objectifs et leurs valeurs. Il ne sert qu’une fois.',
    action: 'Accepter l’invitation',
    foot: (until) =>
      `Le lien est valable jusqu’au ${until}. Si vous ne connaissez pas l’expéditeur, ignorez ce message.`,
  },
  reset: {
    subject: 'Nouveau mot de passe',
    text: 'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe pour Milepost.',
    what: 'Ouvrez le lien pour en choisir un. Il ne sert qu’une fois, et toutes les autres sessions sont alors fermées.',
    action: 'Choisir un nouveau mot de passe',
    foot: (until) =>
      `Le lien est valable jusqu’au ${until}. Si vous ne l’avez pas demandé, ignorez ce message : rien ne changera.`,
  },
  email: {
    subject: 'Confirmez votre adresse e-mail',
    text: (email) => `Vous souhaitez désormais vous connecter à Milepost avec ${email}.`,
    what: 'Ouvrez le lien pour confirmer cette adresse. D’ici là, votre adresse actuelle reste valable.',
    action: 'Confirmer cette adresse e-mail',
    foot: (until) => `Le lien est valable jusqu’au ${until}. Si vous ne l’avez pas demandé, ignorez ce message.`,
  },
  changes: {
    emailChanged: {
      subject: 'Votre adresse e-mail a été modifiée',
      text: (email) => `La connexion à votre compte Milepost se fait désormais avec ${email}.`,
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      text: () => 'Le mot de passe de votre compte Milepost a été modifié. Toutes les autres sessions ont été fermées.',
    },
    twoFactorOn: {
      subject: 'La double authentification est activée',
      text: () => 'La connexion à votre compte Milepost avec le mot de passe demande désormais aussi un code.',
    },
    twoFactorOff: {
      subject: 'La double authentification est désactivée',
      text: () => 'La connexion à votre compte Milepost ne demande désormais que le mot de passe.',
    },
    recoveryCodesMade: {
      subject: 'Nouveaux codes de secours',
      text: () => 'Votre compte Milepost a de nouveaux codes de secours. Les anciens ne fonctionnent plus.',
    },
    codesTried: {
      subject: 'Codes incorrects pour votre compte',
      text: () =>
        'Quelqu’un a saisi le bon mot de passe de votre compte Milepost, puis des codes incorrects. L’accès lui a été refusé.',
    },
    providerConnected: {
      subject: 'Un fournisseur d’identité a été associé à votre compte',
      text: () =>
        'Vous pouvez désormais aussi vous connecter à votre compte Milepost avec l’accès de votre organisation.',
    },
    providerDisconnected: {
      subject: 'Un fournisseur d’identité a été dissocié de votre compte',
      text: () => 'Vous ne pouvez plus vous connecter à votre compte Milepost avec l’accès de votre organisation.',
    },
    tokenMade: {
      subject: 'Nouveau jeton d’API',
      text: (name) =>
        `Le jeton d’API « ${name} » a été créé : il permet à un programme d’agir en votre nom dans Milepost.`,
    },
  },
  notYou: {
    self: 'Si ce n’était pas vous, choisissez immédiatement un nouveau mot de passe et vérifiez « Votre compte » : sessions, jetons d’API, fournisseur d’identité.',
    lead: 'Si ce n’était pas vous, prévenez immédiatement un responsable de votre plan.',
  },
};
