export const refusals: Readonly<Record<string, string>> = {
  /** Read by somebody who has signed in again, with the form as it was. */
  not_signed_in: 'Not saved: you had been signed out. Send it again.',
};
