export const policy = {
  title: 'Who may what',
  text: 'Decided by administrators for the whole installation. Administrators may always.',
  planCreation: 'Make plans',
  planCreations: {
    administrators: 'Administrators',
    leads: 'Who leads a plan',
    anyone: 'Everybody with an account',
  },
  isSet: 'Set by MILEPOST_PLAN_CREATION where Milepost is run.',
  domains: 'Domains of your organisation',
  domainsHint: 'With commas between, such as example.org. Empty: nobody is outside.',
  outside: 'Invite people outside these domains',
  planTokens: 'Make API tokens that belong to a plan',
  leadsOr: {
    leads: 'Leads of the plan',
    administrators: 'Administrators',
  },
  twoFactor: 'Who leads a plan needs two-factor',
  twoFactorHint:
    'Without it they see no plan that they lead. People who sign in with your provider alone are left to it.',
  save: 'Save',
  saved: 'Who may what has been saved.',
  loadFailed: 'This could not be loaded.',
};
