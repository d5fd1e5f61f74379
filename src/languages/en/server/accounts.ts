export const accounts = {
  invitation: {
    subject: (plan: string) => `Invitation to ${plan}`,
    text: (by: string, plan: string, company: string) =>
      company === '' ? `${by} invites you to ${plan}.` : `${by} invites you to ${plan} of ${company}.`,
    what: 'Open the link to see its goals and figures. It works once.',
    action: 'Accept the invitation',
    foot: (until: string) => `The link is valid until ${until}. If you do not know the sender, ignore this message.`,
  },
  reset: {
    subject: 'A new password',
    text: 'Someone, hopefully you, asked for a new password for Milepost.',
    what: 'Open the link to choose one. It works once, and all other sessions are then signed out.',
    action: 'Choose a new password',
    foot: (until: string) =>
      `The link is valid until ${until}. If you did not ask for it, ignore this message: nothing will change.`,
  },
  email: {
    subject: 'Please confirm your e-mail',
    text: (email: string) => `You asked to sign in to Milepost as ${email} from now on.`,
    what: 'Open the link to confirm it. Until then your current e-mail stays in use.',
    action: 'Confirm this e-mail',
    foot: (until: string) => `The link is valid until ${until}. If you did not ask for it, ignore this message.`,
  },
  changes: {
    emailChanged: {
      subject: 'Your e-mail was changed',
      text: (email: string) => `Your Milepost account now uses ${email} to sign in.`,
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: (_: string) => 'The password of your Milepost account was changed. All other sessions were signed out.',
    },
    twoFactorOn: {
      subject: 'Two-factor was turned on',
      text: (_: string) => 'Signing in to your Milepost account with the password now needs a code as well.',
    },
    twoFactorOff: {
      subject: 'Two-factor was turned off',
      text: (_: string) => 'Signing in to your Milepost account now needs only the password.',
    },
    recoveryCodesMade: {
      subject: 'New recovery codes',
      text: (_: string) => 'Your Milepost account has new recovery codes. The old ones no longer work.',
    },
    codesTried: {
      subject: 'Wrong codes for your account',
      text: (_: string) =>
        'Someone entered the correct password of your Milepost account, followed by wrong codes. They did not get in.',
    },
    providerConnected: {
      subject: 'Single sign-on was connected',
      text: (_: string) => 'You can now also sign in to your Milepost account through your organisation.',
    },
    providerDisconnected: {
      subject: 'Single sign-on was disconnected',
      text: (_: string) => 'You can no longer sign in to your Milepost account through your organisation.',
    },
    tokenMade: {
      subject: 'A new API token',
      text: (name: string) => `The API token “${name}” was created: with it, a program can act as you in Milepost.`,
    },
  },
  notYou: {
    self: 'If this was not you, choose a new password at once, and check Your account: sessions, API tokens, sign-in provider.',
    lead: 'If this was not you, tell a lead of your plan at once.',
  },
};
