/** The paths the first load needs; the page loads the others with the parts that use them. */
export const firstAddresses = {
  savedFilters: '/api/dash_filters.php',
  goals: '/napi/json/getgoals',
  print: '/reports/print-dash',

  session: '/api/session',
  plans: '/api/plans',

  dashboard: '/dashboard',
  accountPage: '/account',
  /** Of the one-time address that takes over an installation without an administrator. */
  welcome: '/welcome',
  gallery: '/dev/gallery',
  /** Of links in mails. */
  resetPage: '/reset-password',
  confirmEmailPage: '/confirm-email',
  invitationPage: '/invitation',
} as const;

/** One plan: read, set, archived and brought back. */
export function planPath(planId: string): string {
  return `${firstAddresses.plans}/${encodeURIComponent(planId)}`;
}

/** Every goal of a plan as far as it is listed, as columns. */
export function goalColumnsPath(planId: string): string {
  return `${planPath(planId)}/goal-columns`;
}
