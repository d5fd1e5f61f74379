export type Standing = {
  readonly isAdministrator: boolean;
  readonly planIds: readonly string[];
  readonly ledPlanIds: readonly string[];
};

/**
 * Who issues a password link could use it themselves. So it takes an administrator, or a lead of every plan of that
 * account, at least one; and only an administrator issues one to an administrator.
 */
export function mayReset(asker: Standing, account: Standing): boolean {
  if (asker.isAdministrator) return true;
  if (account.isAdministrator || account.planIds.length === 0) return false;
  return account.planIds.every((planId) => asker.ledPlanIds.includes(planId));
}
