import type { Findings } from './findings.ts';
import type { People } from './people.ts';
import type { ImportMoment, PlanState } from './planState.ts';

/** What rows of a file are read into, and where what is found in them is listed. */
export type Surroundings = {
  readonly state: PlanState;
  readonly people: People;
  readonly moment: ImportMoment;
  readonly findings: Findings;
};
