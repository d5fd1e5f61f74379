export const installation = {
  title: 'This installation',
  text: 'The state of backups, mail, webhooks and the database. Only administrators see this.',
  version: (version: string) => `Milepost ${version}`,
  names: { store: 'Store', disk: 'Disk', backups: 'Backups', mail: 'Mail', webhooks: 'Webhooks' },
  states: { working: 'Working', failing: 'Failing', unknown: 'Not used since the start', off: 'Not set up' },
  failing: {
    store: 'Nothing can be saved at the moment.',
    disk: 'The disk that holds the data folder is almost full.',
    backups: 'Backups are failing.',
    mail: 'Mail cannot be sent.',
    webhooks: 'Webhook messages are not being delivered.',
  },
  since: (when: string) => `since ${when}`,
  lastWorked: (when: string) => `last on ${when}`,
  newestBackup: (when: string) => `the latest is from ${when}`,
  see: 'See why',
  loadFailed: 'This page could not be loaded.',
};
