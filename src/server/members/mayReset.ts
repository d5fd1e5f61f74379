/** Where an account stands in the installation. */
export type Standing = {
  /** As which member of the plan at hand. */
  readonly memberId: string;
  readonly isAdministrator: boolean;
  readonly planIds: readonly string[];
  readonly ledPlanIds: readonly string[];
};

/**
 * Whoever gives somebody a link to a new password could use it themselves. So it takes an administrator, or somebody
 * who leads every plan of that account anyway; and nobody but an administrator gives one to an administrator.
 */
export function mayReset(asker: Standing, account: Standing): boolean {
  if (asker.isAdministrator) return true;
  return !account.isAdministrator && account.planIds.every((planId) => asker.ledPlanIds.includes(planId));
}
