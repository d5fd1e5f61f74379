/** Apart from the others, for no page begins with these: every address there is comes with the first load. */
export const installationAddresses = {
  /** Which Milepost this is. */
  version: '/api/version',
  /** How it goes with what the installation does by itself; for administrators. */
  operations: '/api/operations',
} as const;
