import type { PlanPatch } from '#contract/planCalls.ts';
import { STATUSES, type Status } from '#core/goal/status.ts';
import { type Merge, type Merged, mergeRecord, mergeValue, type Sides } from '#core/merge/merge.ts';
import { mergeOwnFields } from '#core/own/mergeOwnFields.ts';
import type { OwnField } from '#core/own/ownField.ts';
import { mergeLevels } from '#core/plan/mergeLevels.ts';
import type { Palette } from '#core/plan/palette.ts';
import type { Plan } from '#core/plan/plan.ts';
import type { PlanLevel, PlanWords } from '#core/plan/planWords.ts';
import {
  cleanWord,
  type ListedWordProblem,
  levelProblems,
  statusProblems,
  type WordProblem,
} from '#core/plan/wordProblems.ts';
import { levelsOf } from '#web/base/messages/filters/filterTexts.ts';
import { say } from '#web/base/messages/say.ts';
import { askedFields, changedFieldCount } from './ownFieldsDraft.ts';

/** A row of the levels; the key stays when it moves. */
export type DraftLevel = PlanLevel & { readonly key: number };

export type WordsDraft = {
  readonly levels: readonly DraftLevel[];
  readonly statuses: Readonly<Record<Status, string>>;
  readonly palette: Palette;
  readonly fields: readonly OwnField[];
};

export type WordsPlan = Pick<Plan, 'tiers'> & PlanWords;

/** What statuses are called where a plan names none, in the reader’s language. */
export function usualStatus(status: Status): string {
  return say.labels.status[status];
}

export function draftOf(plan: WordsPlan): WordsDraft {
  return {
    levels: rowsOf(plan),
    statuses: statusesBy((status) => plan.statuses.find(({ code }) => code === status)?.name ?? usualStatus(status)),
    palette: plan.palette,
    fields: plan.fields,
  };
}

export const mergeWords: Merge<WordsDraft> = mergeRecord<WordsDraft>({
  levels: mergeDraftLevels,
  statuses: mergeRecord<WordsDraft['statuses']>(statusesBy<Merge<string>>(() => mergeValue)),
  palette: mergeValue,
  fields: mergeOwnFields,
});

/** The levels of two or three tiers, as rows. */
export function presetOf(tiers: 2 | 3): readonly DraftLevel[] {
  return rowsOf({ tiers, levels: [] });
}

function rowsOf(plan: Pick<WordsPlan, 'tiers' | 'levels'>): readonly DraftLevel[] {
  return levelsOf(plan).map(({ depth, name, nameOfOne }) => ({
    key: depth,
    name: cleanWord(nameOfOne),
    plural: cleanWord(name),
  }));
}

/** Rows keep their keys. */
function mergeDraftLevels({ before, mine, theirs }: Sides<WordsDraft['levels']>): Merged<WordsDraft['levels']> {
  const merged = mergeLevels({ before: namesIn(before), mine: namesIn(mine), theirs: namesIn(theirs) }, []);
  return { ...merged, value: keyedAs(mine, merged.value), base: keyedAs(before, merged.base) };
}

function namesIn(levels: readonly DraftLevel[]): readonly PlanLevel[] {
  return levels.map(({ name, plural }) => ({ name, plural }));
}

function keyedAs(rows: readonly DraftLevel[], levels: readonly PlanLevel[]): readonly DraftLevel[] {
  const next = 1 + Math.max(-1, ...rows.map(({ key }) => key));
  return levels.map((level, at) => ({ ...level, key: rows[at]?.key ?? next + at }));
}

export function levelAdded(levels: readonly DraftLevel[]): readonly DraftLevel[] {
  return [...levels, { key: 1 + Math.max(-1, ...levels.map(({ key }) => key)), name: '', plural: '' }];
}

/** With the level of a place moved by so many; as it was where that is past the ends. */
export function levelMoved(levels: readonly DraftLevel[], from: number, to: number): readonly DraftLevel[] {
  const moved = levels[from];
  if (moved === undefined || to < 0 || to >= levels.length) return levels;
  const others = levels.filter((each) => each !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** What saving would change: the depths with other names, the statuses, the colours, and how many own fields. */
export function changesOf(draft: WordsDraft, before: WordsDraft) {
  const depths = Array.from({ length: Math.max(draft.levels.length, before.levels.length) }, (_, depth) => depth);
  return {
    depths: depths.filter((depth) => !isSameLevel(draft.levels[depth], before.levels[depth])),
    statuses: STATUSES.filter((status) => cleanWord(draft.statuses[status]) !== before.statuses[status]),
    palette: draft.palette !== before.palette,
    fields: changedFieldCount(draft.fields, before.fields),
  };
}

export type WordsChanges = ReturnType<typeof changesOf>;

export function changeCount({ depths, statuses, palette, fields }: WordsChanges): number {
  return depths.length + statuses.length + Number(palette) + fields;
}

function isSameLevel(one: PlanLevel | undefined, other: PlanLevel | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return cleanWord(one.name) === other.name && cleanWord(one.plural) === other.plural;
}

/** By field, such as `levels.0.plural` and `statuses.critical`. */
export function problemsOf(draft: WordsDraft): ReadonlyMap<string, WordProblem> {
  const statuses = STATUSES.map((code) => ({ code, name: draft.statuses[code] }));
  const ofStatus = ({ at, ...each }: ListedWordProblem) => ({
    ...each,
    at: at.replace(/^statuses\.(\d)\.name$/, (_, index) => `statuses.${STATUSES[Number(index)]}`),
  });
  return new Map(
    [...levelProblems(draft.levels), ...statusProblems(statuses, [say.labels.status]).map(ofStatus)].map(
      ({ at, problem }) => [at, problem],
    ),
  );
}

/** Only what changed; levels and statuses as usual are named by nothing. */
export function patchOf(
  draft: WordsDraft,
  plan: WordsPlan,
): Pick<PlanPatch, 'levels' | 'statuses' | 'palette' | 'fields'> {
  const changes = changesOf(draft, draftOf(plan));
  const before = draftOf(plan).levels;
  // A name that was not changed stays in the words it is stored with.
  const levels = draft.levels.map((level) => {
    const at = before.findIndex(({ key }) => key === level.key);
    const stored = isSameLevel(level, before[at]) ? plan.levels[at] : undefined;
    return { name: stored?.name ?? cleanWord(level.name), plural: stored?.plural ?? cleanWord(level.plural) };
  });
  const areUsual = changesOf(draft, { ...draft, levels: presetOf(plan.tiers) }).depths.length === 0;
  const statuses = STATUSES.map((code) => ({ code, name: cleanWord(draft.statuses[code]) }));
  return {
    ...(changes.depths.length > 0 && { levels: areUsual ? [] : levels }),
    ...(changes.statuses.length > 0 && {
      statuses: statuses.filter(({ code, name }) => name !== usualStatus(code)),
    }),
    ...(changes.palette && { palette: draft.palette }),
    ...(changes.fields > 0 && { fields: askedFields(draft.fields) }),
  };
}

/** A plan as it would read once the draft is saved; words that are not there yet read as they do now. */
export function planWith<Shown extends WordsPlan>(plan: Shown, draft: WordsDraft): Shown {
  return {
    ...plan,
    levels: draft.levels.map(({ name, plural }) => ({ name: cleanWord(name), plural: cleanWord(plural) })),
    statuses: STATUSES.flatMap((code) => {
      const name = cleanWord(draft.statuses[code]);
      return name === '' ? [] : [{ code, name }];
    }),
    palette: draft.palette,
    fields: draft.fields,
  };
}

function statusesBy<Each>(nameOf: (status: Status) => Each): Readonly<Record<Status, Each>> {
  return {
    achieved: nameOf('achieved'),
    on_target: nameOf('on_target'),
    off_target: nameOf('off_target'),
    critical: nameOf('critical'),
    not_started: nameOf('not_started'),
    deferred: nameOf('deferred'),
  };
}
