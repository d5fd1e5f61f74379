/** The mails about accounts, sentence by sentence. */
export const en = {
  language: 'en',
  invitation: {
    subject: (plan: string) => `Invitation to ${plan}`,
    text: (by: string, plan: string, company: string) =>
      company === '' ? `${by} invites you to ${plan}.` : `${by} invites you to ${plan} of ${company}.`,
    what: 'Follow the link to see its goals and figures. It is good once.',
    action: 'Accept the invitation',
    foot: (until: string) => `The link is good until ${until}. If you do not know the sender, do nothing.`,
  },
  reset: {
    subject: 'A new password',
    text: 'Somebody, hopefully you, asked for a new password for Milepost.',
    what: 'Follow the link to choose one. It is good once, and everybody else is signed out then.',
    action: 'Choose a new password',
    foot: (until: string) => `The link is good until ${until}. If you did not ask for it, do nothing: nothing changes.`,
  },
  email: {
    subject: 'Is this your e-mail?',
    text: (email: string) => `From now on you want to sign in to Milepost as ${email}.`,
    what: 'Follow the link to confirm it. Until then the e-mail of before stays.',
    action: 'Confirm this e-mail',
    foot: (until: string) => `The link is good until ${until}. If you did not ask for it, do nothing.`,
  },
  changes: {
    emailChanged: {
      subject: 'Your e-mail was changed',
      text: (email: string) => `Your account of Milepost now signs in as ${email}.`,
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: (_: string) => 'The password of your account of Milepost was changed. Everybody else was signed out.',
    },
    twoFactorOn: {
      subject: 'Two-factor was turned on',
      text: (_: string) => 'Signing in to your account of Milepost by password now asks for a code as well.',
    },
    twoFactorOff: {
      subject: 'Two-factor was turned off',
      text: (_: string) => 'Your account of Milepost now opens by its password alone.',
    },
    recoveryCodesMade: {
      subject: 'New recovery codes were made',
      text: (_: string) => 'Your account of Milepost has new recovery codes. Those of before open nothing any more.',
    },
    codesTried: {
      subject: 'Wrong codes for your account',
      text: (_: string) =>
        'Somebody typed the right password of your account of Milepost, and wrong codes after it. Nobody came in.',
    },
    providerConnected: {
      subject: 'Sign-on was connected',
      text: (_: string) => 'Your account of Milepost now opens by signing on with your organisation’s provider too.',
    },
    providerDisconnected: {
      subject: 'Sign-on was disconnected',
      text: (_: string) => 'Your account of Milepost no longer opens by signing on with your organisation’s provider.',
    },
    tokenMade: {
      subject: 'A new API token',
      text: (name: string) => `The API token “${name}” was made: with it a program comes in to Milepost as you.`,
    },
  },
  notYou: {
    self: 'If that was not you, choose a new password at once, and look through Your account: sessions, API tokens, sign-on.',
    lead: 'If that was not you, tell whoever leads your plan at once.',
  },
};

export type Letters = typeof en;
