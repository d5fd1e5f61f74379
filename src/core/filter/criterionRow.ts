import type { FilterableGoal, GoalTest } from './filterableGoal.ts';
import type { FilterContext } from './filterContext.ts';
import type { OwnerId } from './owner.ts';

/** One kind of filter: `Value` is what a filter says of it, `Option` what can be chosen one by one. */
export type CriterionRow<Value, Option> = {
  /** What can be chosen, in this order; empty where the plan decides, or where anything can be asked. */
  readonly options: readonly Option[];
  /** Null where the other kinds decide with it what is listed. */
  readonly test: ((value: Value, context: FilterContext) => GoalTest) | null;
  /** The options that list a goal; null where goals are not counted beside options, or what it asks is not known. */
  readonly choicesOf: ((context: FilterContext) => ChoicesOf<Option> | null) | null;
  /** The value once an option was pressed that was not chosen. */
  readonly withChoice: (value: Value, option: Option) => Value;
  /** Whether figures of the year decide: in another year it lists other goals. */
  readonly isOfYear: (value: Value) => boolean;
  /** A viewer of a share cannot widen it. */
  readonly isInCeiling: boolean;
  /** The value without what a share does not show. */
  readonly within: (value: Value, ceiling: CeilingRoom<Value>) => Value;
};

export type ChoicesOf<Option> = (goal: FilterableGoal) => readonly Option[];

export type CeilingRoom<Value> = {
  /** The ceiling's own value. */
  readonly own: Value;
  readonly ownerIds: ReadonlySet<OwnerId>;
  readonly objectiveIds: ReadonlySet<string>;
};

type Stated<Value, Option> = {
  readonly options?: readonly Option[];
  readonly isOfYear?: CriterionRow<Value, Option>['isOfYear'];
  readonly within?: CriterionRow<Value, Option>['within'];
  readonly choicesOf: (context: FilterContext) => ChoicesOf<Option>;
};

/** Its options may not be known yet. */
type StatedLater<Value, Option> = Omit<Stated<Value, Option>, 'choicesOf'> & {
  readonly choicesOf: (context: FilterContext) => ChoicesOf<Option> | null;
};

/** A kind of which any of several values may hold. */
export function anyOf<Option>(stated: StatedLater<readonly Option[], Option>): CriterionRow<readonly Option[], Option> {
  const { choicesOf } = stated;
  return {
    options: [],
    isOfYear: () => false,
    isInCeiling: true,
    within: unchanged,
    ...stated,
    test: (values, context) => {
      const chosen = new Set(values);
      const choices = choicesOf(context);
      return (goal) => choices?.(goal).some((choice) => chosen.has(choice)) ?? true;
    },
    withChoice: (values, option) => [...values, option],
  };
}

/** A kind that has one value, or none. */
export function oneOf<Option>(stated: Stated<Option | null, Option>): CriterionRow<Option | null, Option> {
  const { choicesOf } = stated;
  return {
    options: [],
    isOfYear: () => false,
    isInCeiling: true,
    within: unchanged,
    ...stated,
    test: (value, context) => {
      const choices = choicesOf(context);
      return (goal) => choices(goal).some((choice) => choice === value);
    },
    withChoice: (_, option) => option,
  };
}

/** A kind that asks for anything, such as a text. */
export function asked<Value>(test: CriterionRow<Value, never>['test']): CriterionRow<Value, never> {
  return {
    options: [],
    test,
    choicesOf: null,
    withChoice: unchanged,
    isOfYear: () => false,
    isInCeiling: true,
    within: unchanged,
  };
}

/** The values that a ceiling has too; one without a value of the kind lets every value through. */
export function sharedWith<Option>(
  values: readonly Option[],
  { own }: CeilingRoom<readonly Option[]>,
): readonly Option[] {
  return own.length === 0 ? values : values.filter((value) => own.includes(value));
}

function unchanged<Value>(value: Value): Value {
  return value;
}
