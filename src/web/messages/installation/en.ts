/** What administrators are told of the installation. */
export const en = {
  title: 'This installation',
  text: 'How its own work goes: backups, mail, webhooks and the store. Only administrators see this.',
  version: (version: string) => `Milepost ${version}`,
  names: { store: 'Store', disk: 'Disk', backups: 'Backups', mail: 'Mail', webhooks: 'Webhooks' },
  states: { working: 'Works', failing: 'Fails', unknown: 'Not tried since the start', off: 'Not set up' },
  failing: {
    store: 'Nothing is saved at the moment.',
    disk: 'The disk of the data folder is almost full.',
    backups: 'No backups are being made.',
    mail: 'Mail does not go out.',
    webhooks: 'Webhooks are not being told.',
  },
  since: (when: string) => `since ${when}`,
  lastWorked: (when: string) => `last on ${when}`,
  newestBackup: (when: string) => `the newest is of ${when}`,
  see: 'See why',
  loadFailed: 'This could not be loaded.',
};
