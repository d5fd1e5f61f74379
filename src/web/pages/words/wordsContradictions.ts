import { STATUSES } from '#core/goal/status.ts';
import type { Contradiction } from '#core/merge/merge.ts';
import { ORDER } from '#core/merge/mergeRows.ts';
import { OWN_KINDS, type OwnField } from '#core/own/ownField.ts';
import { PALETTES } from '#core/plan/palette.ts';
import { toldContradiction as told } from '#web/base/merging/toldContradiction.ts';
import { say as merging } from '#web/base/messages/say/merging.ts';
import { say } from '#web/base/messages/say/planWords.ts';
import { usualStatus, type WordsDraft } from './wordsDraft.ts';

type Sides = { readonly draft: WordsDraft; readonly stored: WordsDraft };

/** What contradicts in the words of a plan, a sentence each. */
export function wordsContradictions(contradictions: readonly Contradiction[], sides: Sides): readonly string[] {
  return contradictions.map((each) => {
    const [list, ...at] = each.at;
    if (list === 'levels') return told(levelAt(at), each);
    if (list === 'statuses') return told(statusAt(at), each);
    if (list === 'palette')
      return told(say.colours, each, (code) => wordIn(PALETTES, code, (one) => say.palettes[one].name));
    return at[0] === ORDER ? merging.order(say.ownFields) : fieldText(each, at, sides);
  });
}

function levelAt([depth = '', part]: readonly string[]): string {
  if (Number.isNaN(Number(depth))) return say.levels;
  const level = merging.part(say.levels, say.depth(Number(depth)));
  return part === 'plural' ? merging.part(level, say.several) : level;
}

function statusAt([code]: readonly string[]): string {
  const status = STATUSES.find((each) => each === code);
  return status === undefined ? say.statuses : usualStatus(status);
}

function fieldText(contradiction: Contradiction, [id, part, choice]: readonly string[], sides: Sides): string {
  const find = ({ fields }: WordsDraft) => fields.find((field) => field.id === id);
  const [mine, theirs] = [find(sides.draft), find(sides.stored)];
  const field = say.quoted(theirs?.name ?? mine?.name ?? '');
  if (part === undefined || part === 'name') return told(field, contradiction, nameIn);
  if (part === 'kind') {
    return told(merging.part(field, say.kind), contradiction, (kind) =>
      wordIn(OWN_KINDS, kind, (one) => say.kinds[one]),
    );
  }
  const choices = merging.part(field, say.choices);
  if (part === 'options' && choice === ORDER) return merging.order(choices);
  if (part === 'options') return told(merging.part(choices, choiceName(choice, theirs ?? mine)), contradiction, nameIn);
  return told(merging.part(field, PARTS[part]?.() ?? part), contradiction);
}

const PARTS: Readonly<Record<string, () => string>> = {
  help: () => say.help,
  levels: () => say.fieldLevels,
  required: () => say.flags.required,
  onCard: () => say.flags.onCard,
  public: () => say.flags.public,
  decimals: () => say.decimals,
  unit: () => say.unit,
};

function choiceName(id: string | undefined, field: OwnField | undefined): string {
  return say.quoted(field?.options.find((option) => option.id === id)?.name ?? '');
}

/** Of a row its name. */
function nameIn(value: unknown): string | null {
  if (typeof value === 'string') return value;
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  return typeof name === 'string' ? name : null;
}

function wordIn<Code extends string>(codes: readonly Code[], code: unknown, wordOf: (code: Code) => string) {
  const known = codes.find((each) => each === code);
  return known === undefined ? null : wordOf(known);
}
