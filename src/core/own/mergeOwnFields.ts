import { isSame, type Merge, mergeRecord, mergeValue, type Sides } from '#core/merge/merge.ts';
import { mergeRows } from '#core/merge/mergeRows.ts';
import type { OwnField, OwnOption } from './ownField.ts';

const mergeParts = mergeRecord<OwnField>({
  id: mergeValue,
  name: mergeValue,
  kind: mergeValue,
  help: mergeValue,
  levels: mergeValue,
  required: mergeValue,
  onCard: mergeValue,
  public: mergeValue,
  options: mergeRows<OwnOption>({
    keyOf: ({ id }) => id,
    mergeRow: mergeRecord<OwnOption>({ id: mergeValue, name: mergeValue }),
  }),
  decimals: mergeValue,
  unit: mergeValue,
});

/** What a field of another kind would not have, so that one of them would be lost. */
const OF_KIND = ['options', 'decimals', 'unit'] as const;

const mergeOwnField: Merge<OwnField> = (sides) => {
  const merged = mergeParts(sides);
  const { before, mine, theirs } = sides;
  if (isSame(mine.kind, theirs.kind) || !(losesByKind(sides) || losesByKind({ before, mine: theirs, theirs: mine })))
    return merged;
  const others = merged.contradictions.filter(({ at: [part] }) => part !== 'kind' && !isOfKind(part));
  const kinds = { before: before.kind, mine: mine.kind, theirs: theirs.kind };
  return {
    value: { ...merged.value, ...ofKind(mine) },
    base: { ...merged.base, ...ofKind(before) },
    contradictions: [{ at: ['kind'], ...kinds }, ...others],
  };
};

/** Merges the own fields of a plan: by their id, choices by theirs. */
export const mergeOwnFields: Merge<readonly OwnField[]> = mergeRows({
  keyOf: ({ id }) => id,
  mergeRow: mergeOwnField,
});

/** Whether my other kind would lose what they changed of the kind that it was. */
function losesByKind({ before, mine, theirs }: Sides<OwnField>): boolean {
  return mine.kind !== before.kind && OF_KIND.some((part) => !isSame(theirs[part], before[part]));
}

function isOfKind(part: string | undefined): boolean {
  return OF_KIND.some((each) => each === part);
}

function ofKind({ kind, options, decimals, unit }: OwnField): Pick<OwnField, 'kind' | 'options' | 'decimals' | 'unit'> {
  return { kind, options, decimals, unit };
}
