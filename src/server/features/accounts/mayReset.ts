/** Where an account stands in the installation. */
export type Standing = {
  readonly isAdministrator: boolean;
  readonly planIds: readonly string[];
  readonly ledPlanIds: readonly string[];
};

/**
 * Whoever gives somebody a link to a new password could use it themselves. So it takes an administrator, or somebody
 * who leads every plan of that account anyway, and leads one; and nobody but an administrator gives one to an
 * administrator.
 */
export function mayReset(asker: Standing, account: Standing): boolean {
  if (asker.isAdministrator) return true;
  if (account.isAdministrator || account.planIds.length === 0) return false;
  return account.planIds.every((planId) => asker.ledPlanIds.includes(planId));
}
