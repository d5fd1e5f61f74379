import { wireErrorSchema } from '#contract/errors.ts';

export function refusals<Status extends number>(...statuses: readonly Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, wireErrorSchema]));
}
