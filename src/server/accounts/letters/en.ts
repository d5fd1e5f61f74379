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
  emailChanged: {
    subject: 'Your e-mail was changed',
    text: (email: string) => `Your account of Milepost now signs in as ${email}.`,
    what: 'If that was not you, tell whoever leads your plan at once.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    text: 'The password of your account of Milepost was changed. Everybody else was signed out.',
    what: 'If that was not you, ask for a new password at once.',
  },
};

export type Letters = typeof en;
