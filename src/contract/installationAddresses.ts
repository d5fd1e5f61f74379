/** Apart from the others, because the page never starts with these and the first load has no room. */
export const installationAddresses = {
  version: '/api/version',
  operations: '/api/operations',
  policy: '/api/policy',
} as const;
