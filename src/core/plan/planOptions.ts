import { namesOf } from '#core/table/fieldTables.ts';
import { mapNames } from '#core/table/mapNames.ts';

/**
 * What a plan chooses with a yes; without one it does not. By its name in code, with its name in calls, files and the
 * store, and what a yes means to who reads an export.
 */
export const planOptions = {
  figuresWait: { wire: 'figures_wait', meaning: 'figures of members count once a lead says yes' },
  redAsksNote: { wire: 'red_asks_note', meaning: 'a goal that its figures leave critical asks for a note' },
} as const;

export type PlanOption = keyof typeof planOptions;
export type PlanOptions = { readonly [Option in PlanOption]: boolean };
export type WireOption = (typeof planOptions)[PlanOption]['wire'];

export const PLAN_OPTIONS: readonly PlanOption[] = namesOf(planOptions);

/** A record of all options. */
export function eachOption<Value>(make: (option: PlanOption) => Value): { [Option in PlanOption]: Value } {
  return mapNames<{ [Option in PlanOption]: Value }>(planOptions, make);
}

/** A record of all options by their names in calls, files and the store. */
export function eachWireOption<Value>(make: (option: PlanOption) => Value): { [Option in WireOption]: Value };
/** Object.fromEntries forgets the names: the signature above keeps them. */
export function eachWireOption(make: (option: PlanOption) => unknown): object {
  return Object.fromEntries(PLAN_OPTIONS.map((option) => [planOptions[option].wire, make(option)]));
}

/** What a plan has chosen, likewise; what it has not is left out. */
export function chosenOptions<Yes>(plan: PlanOptions, yes: Yes): { [Option in WireOption]?: Yes };
/** Likewise. */
export function chosenOptions(plan: PlanOptions, yes: unknown): object {
  return Object.fromEntries(PLAN_OPTIONS.filter((each) => plan[each]).map((each) => [planOptions[each].wire, yes]));
}

/** The options of a plan, where `isChosen` tells it of each by its name on the wire. */
export function readOptions(isChosen: (wire: WireOption) => boolean): PlanOptions {
  return eachOption((option) => isChosen(planOptions[option].wire));
}

/** Whether a text is the name of an option on the wire. */
export function isWireOption(name: string): name is WireOption {
  return PLAN_OPTIONS.some((option) => planOptions[option].wire === name);
}
