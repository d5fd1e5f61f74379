import { shownNumber } from '#core/goal/goalNumber.ts';
import type { PlanState } from '#server/features/exchange/preparing/base/planState.ts';
import type { Grid } from '#server/features/exchange/understanding/grids/grid.ts';
import { numberParts, partsOf } from '#server/features/exchange/understanding/words/listedParts.ts';
import { wordKey } from '#server/features/exchange/understanding/words/wordKey.ts';
import { TEXT_LIMITS } from '#server/features/goals/editing/textLimits.ts';
import type { StoredGoal } from '#server/store/rows/edit.ts';
import { nameForSheet } from './actionPlan.ts';
import type { Action } from './actions.ts';
import { numberOf, upOf } from './buildGoals.ts';
import type { BuiltGoal } from './builtGoal.ts';
import type { HeldWork } from './heldWork.ts';
import { type Ledger, placeOf } from './ledger.ts';
import type { TextAt } from './model.ts';
import type { Questions } from './questions.ts';
import { isNoFigure } from './readFigure.ts';
import type { RecordRead } from './recordRead.ts';
import type { SettledTable } from './settleRoles.ts';
import { isGeneric } from './sheetParents.ts';
import { why } from './why.ts';

/** A goal that work is for: of the file, or of the plan that it goes into. */
export type GoalOfAction = BuiltGoal | StoredGoal;

export type LinkedAction = Action & {
  readonly goals: readonly GoalOfAction[];
  /** What names no goal, as it is written. */
  readonly unknown: readonly string[];
  /** Whether the plan has it and its row says no goal: then it keeps its own. */
  readonly isAsHeld: boolean;
};

type Around = {
  readonly state: PlanState | null;
  readonly held: HeldWork;
  readonly questions: Questions;
  readonly ledger: Ledger;
  /** Whether the files have no other sheet. */
  readonly isOnly: boolean;
};

/**
 * The goals that each action is for: those that its row names, that stand above it or that its number begins with, else
 * the one that the title above the table names. Where nothing says it, it is asked once for the table. What has to be
 * made is added to the goals.
 */
export function withGoals(actions: readonly Action[], goals: BuiltGoal[], around: Around): LinkedAction[] {
  const finder = new GoalFinder(goals, around);
  const linked = actions.map((action): LinkedAction => ({ ...action, ...goalsSaid(action, finder) }));
  const isHeld = ({ rows, record }: Action) => around.held[rows].has(wordKey(record.title.text));
  const asked = Map.groupBy(
    linked.filter((action) => saysNoGoal(action) && !isHeld(action)),
    ({ table }) => table,
  );
  const byTable = new Map([...asked].map(([table, rows]) => [table, goalOfTable(table, rows.length, finder, around)]));
  return linked.map((action) => {
    if (!saysNoGoal(action)) return action;
    if (isHeld(action)) return { ...action, isAsHeld: true };
    const goal = byTable.get(action.table)?.();
    return goal === undefined ? action : { ...action, goals: [goal] };
  });
}

function saysNoGoal({ goals, unknown, of }: LinkedAction): boolean {
  return goals.length + unknown.length === 0 && of === null;
}

function goalsSaid(
  { record, heading, table }: Action,
  finder: GoalFinder,
): Pick<LinkedAction, 'goals' | 'unknown' | 'isAsHeld'> {
  const said = record.fields.get('goals');
  if (said !== undefined && !isNoFigure(said.text)) {
    finder.take(record.grid, said);
    const { found, unknown } = finder.several(said.text);
    const made = unknown.flatMap((text) => finder.madeFor(text, { record, table }) ?? []);
    const isMade = made.length === unknown.length;
    return { goals: [...found, ...made], unknown: isMade ? [] : unknown, isAsHeld: false };
  }
  const levels = record.levels.filter(({ text }) => !isNoFigure(text));
  const above = levels.length > 0 ? [...record.sections, ...levels] : heading === null ? record.sections : [];
  if (above.length > 0) return { goals: finder.above(record.grid, above), unknown: [], isAsHeld: false };
  const own = heading === null ? finder.ofNumber(record.number?.text ?? '') : finder.ofRecord(heading);
  if (heading === null && own !== null && record.number !== null) finder.take(record.grid, record.number);
  return { goals: own === null ? [] : [own], unknown: [], isAsHeld: false };
}

/** `Goal 1.2`, `1.2 Fewer leaks`, `Ziel 3: …`. */
const NUMBERED = /^(?:\p{L}+\.?\s+)?(?<number>\d+(?:[.-]\d+)*)(?:[.):]|\s+[-–:])?(?:\s+(?<rest>\p{L}.*))?$/u;
/** So much of a title tells it. */
const LEAST_TITLE = 6;

class GoalFinder {
  readonly #goals: BuiltGoal[];
  readonly #around: Around;
  readonly #byRecord = new Map<RecordRead, BuiltGoal>();
  readonly #byNumber = new Map<string, GoalOfAction>();
  readonly #byTitle = new Map<string, GoalOfAction | null>();
  readonly #made = new Map<string, BuiltGoal>();

  constructor(goals: BuiltGoal[], around: Around) {
    this.#goals = goals;
    this.#around = around;
    for (const goal of around.state?.goals ?? []) this.#enter(goal);
    for (const goal of goals) {
      this.#enter(goal);
      for (const record of goal.records) this.#byRecord.set(record, goal);
    }
  }

  ofRecord(record: RecordRead): BuiltGoal | null {
    return this.#byRecord.get(record) ?? null;
  }

  take(grid: Grid, { place }: TextAt): void {
    this.#around.ledger.take(grid, place);
  }

  /** The goal that a text names, by its title, its number, or both; null for none. */
  named(text: string): GoalOfAction | null {
    const whole = this.#byTitle.get(wordKey(text));
    if (whole != null) return whole;
    const { number, rest } = NUMBERED.exec(text.trim())?.groups ?? {};
    if (number === undefined) return null;
    const ofNumber = this.#byNumber.get(shownNumber(number)) ?? null;
    if (rest === undefined) return ofNumber;
    const ofTitle = this.#byTitle.get(wordKey(rest)) ?? null;
    if (ofTitle !== null) return ofTitle;
    return ofNumber !== null && (isAlike(ofNumber.title, rest) || /[.-]/.test(number)) ? ofNumber : null;
  }

  /** One, or those that a cell lists. */
  several(text: string): { readonly found: GoalOfAction[]; readonly unknown: string[] } {
    const whole = this.named(text);
    if (whole !== null) return { found: [whole], unknown: [] };
    const numbers = numberParts(text);
    const areNumbers = numbers.every((part) => NUMBERED.exec(part)?.groups?.rest === undefined && /\d/.test(part));
    const parts = areNumbers ? numbers : partsOf(text, /[;\n]/);
    const found = new Set(parts.flatMap((part) => this.named(part) ?? []));
    return { found: [...found], unknown: parts.filter((part) => this.named(part) === null) };
  }

  /** What a number begins with: 1.2 of 1.2.4. */
  ofNumber(number: string): GoalOfAction | null {
    for (let above = upOf(numberOf(number) ?? ''); above !== null; above = upOf(above)) {
      const found = this.#byNumber.get(shownNumber(above));
      if (found !== undefined) return found;
    }
    return null;
  }

  /** The innermost of what stands above; what the plan does not have is made under what it has. */
  above(grid: Grid, texts: readonly TextAt[]): GoalOfAction[] {
    let parent: GoalOfAction | null = null;
    for (const [at, each] of texts.entries()) {
      this.take(grid, each);
      const { found, unknown } = this.several(each.text);
      if (at === texts.length - 1 && found.length > 0 && unknown.length === 0) return found;
      const [known] = found;
      parent = known ?? this.#make(each.text, { grid, place: each.place }, parent);
    }
    return parent === null ? [] : [parent];
  }

  /** A goal for a name that no goal has: of a plan that is there, a number names none. */
  madeFor(
    text: string,
    { record, table }: { readonly record: RecordRead; readonly table: SettledTable },
  ): BuiltGoal | null {
    const place = record.fields.get('goals')?.place;
    const isNumber = NUMBERED.exec(text)?.groups?.rest === undefined && /\d/.test(text);
    if (place === undefined || (isNumber && this.#around.state !== null)) return null;
    const column = table.columns.find(({ at }) => table.roles.get(at)?.is === 'goals');
    const isBare = /^[\d.-]+$/.test(text);
    return this.#make(isBare ? `${column?.heading ?? ''} ${text}`.trim() : text, { grid: record.grid, place }, null);
  }

  /** The goal that one of these texts names somewhere in it. */
  within(texts: readonly string[]): GoalOfAction | null {
    for (const text of texts) {
      const whole = this.named(text);
      if (whole !== null) return whole;
      const { number = '' } = /(?:^|\s)(?<number>\d+(?:\.\d+)+)(?=[\s:.)–-]|$)/u.exec(text)?.groups ?? {};
      const ofNumber = this.#byNumber.get(shownNumber(number));
      if (ofNumber !== undefined && number !== '') return ofNumber;
      const key = ` ${wordKey(text)} `;
      const inside = [...this.#byTitle].flatMap(([title, goal]) =>
        goal !== null && title.length >= LEAST_TITLE && key.includes(` ${title} `) ? [goal] : [],
      );
      const [only] = inside;
      if (inside.length === 1 && only !== undefined) return only;
    }
    return null;
  }

  make(title: string, at: BuiltGoal['at']): BuiltGoal {
    return this.#make(title, at, null);
  }

  #make(text: string, at: BuiltGoal['at'], parent: GoalOfAction | null): BuiltGoal {
    const above = parent === null ? null : this.#built(parent);
    const key = `${above === null ? '' : `${above.number}\n${above.title}`}\n${wordKey(text)}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const { number, rest } = NUMBERED.exec(text.trim())?.groups ?? {};
    const isFree = number !== undefined && !this.#byNumber.has(shownNumber(number));
    const title = (isFree && rest !== undefined ? rest : text).replace(/\s+/g, ' ').trim().slice(0, TEXT_LIMITS.title);
    const made: BuiltGoal = { title, number: isFree ? number : null, parent: above, records: [], at, unit: '' };
    this.#made.set(key, made);
    this.#goals.push(made);
    this.#enter(made);
    return made;
  }

  /** A goal of the plan, as one of the file that says nothing new of it. */
  #built(goal: GoalOfAction): BuiltGoal {
    if ('records' in goal) return goal;
    const key = `\n${goal.id}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const built: BuiltGoal = {
      title: goal.title,
      number: goal.number,
      parent: null,
      records: [],
      at: null,
      unit: '',
      isOnlyNumbered: true,
    };
    this.#made.set(key, built);
    this.#goals.push(built);
    return built;
  }

  #enter(goal: GoalOfAction): void {
    if (goal.number !== null && goal.number !== '') this.#byNumber.set(shownNumber(goal.number), goal);
    const key = wordKey(goal.title);
    const known = this.#byTitle.get(key);
    // A goal of the file may be one of the plan.
    const isSame = known != null && 'id' in known && !('id' in goal);
    this.#byTitle.set(key, known === undefined || isSame ? goal : null);
  }
}

function isAlike(one: string, other: string): boolean {
  const [first, second] = [wordKey(one), wordKey(other)];
  return first.includes(second) || second.includes(first);
}

const MOST_GOALS = 300;

/**
 * Asked once for the rows of a table that name no goal, and made once all tables are asked. Undefined where somebody
 * answers with a goal that is not there.
 */
function goalOfTable(
  table: SettledTable,
  rows: number,
  finder: GoalFinder,
  { state, questions, ledger, isOnly }: Around,
): () => GoalOfAction | undefined {
  const { grid, titles } = table;
  const base = grid.file.replace(/\.[^.]+$/, '');
  const named = finder.within([...titles, grid.sheet ?? '']);
  const heading = titles[0] ?? (grid.sheet === null || isGeneric(grid.sheet) ? base : grid.sheet);
  const inPlan = (state?.goals ?? []).slice(0, MOST_GOALS);
  const proposed = named === null ? NEW : (named.number ?? named.title);
  const choices: [string, string][] = [
    [NEW, `A new goal, “${heading}”`],
    ...inPlan.map(({ number, title }): [string, string] => [shownNumber(number), `${shownNumber(number)} ${title}`]),
    ...(named === null || 'id' in named ? [] : [[named.number ?? named.title, named.title] satisfies [string, string]]),
  ];
  const answer = questions.ask({
    name: nameForSheet('goal', table, isOnly),
    kind: 'rows',
    about: heading,
    text: `Which goal are ${rows} rows of “${heading}” for?`,
    proposed: proposed === NEW ? NEW : shownNumber(proposed),
    choices,
    reason: named === null ? why('no_goal_said') : why('title_names_goal', named.title),
    confidence: named !== null || choices.length === 1 ? 0.9 : 0.5,
    cells: rows,
  });
  if (answer !== NEW) {
    const found = finder.named(answer) ?? named ?? undefined;
    return () => found;
  }
  return () => {
    const place = placeOf(grid, heading);
    if (place !== null) ledger.take(grid, place);
    return finder.make(heading, place === null ? null : { grid, place });
  };
}

const NEW = 'new';
