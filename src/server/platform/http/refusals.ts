import { wireErrorSchema } from '#contract/errors.ts';

/** The replies of a route that refuses with these statuses, for the description of the routes. */
export function refusals<Status extends number>(...statuses: readonly Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, wireErrorSchema]));
}
