import type { Status } from '#core/goal/status.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { levelsOf } from '#core/plan/levels.ts';
import { ENGLISH_LEVELS } from '#core/plan/levelWords.ts';
import type { Plan } from '#core/plan/plan.ts';
import { cleanWord, wordKey } from '#core/plan/wordProblems.ts';
import { USUAL_STATUSES } from '#server/base/usualStatuses.ts';
import { type PerspectiveReader, readPerspective } from './perspective.ts';
import { STATUSES_BY_WORD, type Vocabulary } from './words.ts';

/** What cells say in the words of the plan they go into; the usual ones are read too. */
export type PlanCells = {
  readonly perspectiveNamed: PerspectiveReader;
  readonly statuses: Vocabulary<Status>;
  /** The depth of a level by what one or several of it are called; null where no level is. */
  readonly depthNamed: (cell: string) => number | null;
  readonly fields: readonly OwnField[];
};

export function planCells(plan: Plan): PlanCells {
  return {
    perspectiveNamed: readPerspective(plan.perspectives),
    statuses: statusesOf(plan),
    depthNamed: depthsOf(plan),
    fields: plan.fields,
  };
}

/** The plan’s own names come first: a word of ours may be its name for another status. */
function statusesOf({ statuses }: Plan): Vocabulary<Status> {
  const byName = new Map<string, Status>();
  const add = (name: string, status: Status) => {
    if (!byName.has(wordKey(name))) byName.set(wordKey(name), status);
  };
  for (const { code, name } of statuses) {
    const status = STATUSES_BY_WORD.read(code);
    if (status !== null) add(name, status);
  }
  const own = statuses.map(({ name }) => name);
  return {
    read: (cell) => byName.get(wordKey(cell)) ?? STATUSES_BY_WORD.read(cell) ?? usualStatus(cell),
    listed: [...own, STATUSES_BY_WORD.listed].join(', '),
  };
}

/** In any of our languages. */
function usualStatus(cell: string): Status | null {
  const key = wordKey(cell);
  for (const labels of USUAL_STATUSES) {
    const [code] = Object.entries(labels).find(([, label]) => wordKey(label) === key) ?? [];
    if (code !== undefined) return STATUSES_BY_WORD.read(code);
  }
  return null;
}

function depthsOf(plan: Plan): PlanCells['depthNamed'] {
  const byName = new Map<string, number>();
  for (const { depth, name, nameOfOne } of [
    ...namedLevels(plan),
    ...levelsOf({ ...plan, levels: [] }, ENGLISH_LEVELS),
  ]) {
    for (const each of [name, nameOfOne]) if (!byName.has(wordKey(each))) byName.set(wordKey(each), depth);
  }
  return (cell) => byName.get(wordKey(cleanWord(cell))) ?? null;
}

/** As they are stored, not as sentences isolate them. */
function namedLevels({ levels }: Plan) {
  return levels.map(({ name, plural }, depth) => ({ depth, name: plural, nameOfOne: name }));
}
