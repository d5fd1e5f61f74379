/** The groups that calls are listed in, in this order. */
export const TAGS = [
  { name: 'plans', description: 'Plans, their settings, their history with undo, and closed periods.' },
  { name: 'goals', description: 'Goals with their figures: reading, entering, editing and comments.' },
  { name: 'saved filters', description: 'Filters saved by members.' },
  { name: 'import and export', description: 'Importing files into a plan, and exporting plans as files.' },
  { name: 'shares', description: 'Links that show a part of a plan without an account, and short links.' },
  { name: 'pictures', description: 'The health meter as a picture.' },
  { name: 'reports', description: 'The printed report.' },
  { name: 'members', description: 'Members, departments and invitations of a plan.' },
  { name: 'API tokens', description: 'Tokens for programs.' },
  { name: 'webhooks', description: 'Addresses that are notified of changes.' },
  { name: 'account', description: 'Signing in, and the caller’s own account.' },
  { name: 'installation', description: 'Health, version and state of the installation, and this description.' },
  { name: 'page', description: 'The addresses of pages, for browsers.' },
];
