import type { LoggedName } from '#contract/loggedNames.ts';

/** JSON of the columns before and after, null where there was nothing. Of entries those that changed; the id is the goal's. */
export type LoggedItem = {
  readonly entity: LoggedName;
  readonly entityId: string;
  readonly before: string | null;
  readonly after: string | null;
};
