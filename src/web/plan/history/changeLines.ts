import type { WireChangeItem } from '#contract/change.ts';
import { decodeChangeFields } from '#contract/changeField.ts';
import { say } from '#web/base/messages/say/history.ts';
import { fieldLabel, inOrder, type Names, valueText } from './changedText.ts';

export type ChangeLine = {
  readonly key: string;
  readonly thing: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
};

/** What a change did to one thing, a line a field. */
export function changeLinesOf(item: WireChangeItem, names: Names): ChangeLine[] {
  const key = `${item.entity} ${item.id}`;
  const thing = item.label === '' && isOfGoal(item) ? say.goneGoal : item.label;
  if (item.what !== 'changed' && item.fields.length === 0) {
    const label = `${say.entities[item.entity]} ${say.did[item.what]}`;
    return [{ key, thing, label, before: null, after: null }];
  }
  return inOrder(decodeChangeFields(item.fields), names).map((field, index) => ({
    key: `${key} ${index}`,
    thing,
    label: fieldLabel(field, names),
    before: valueText(field, field.before, names),
    after: valueText(field, field.after, names),
  }));
}

/** An invited person has no name yet: the change itself names them. */
function isOfGoal({ entity }: WireChangeItem): boolean {
  return entity === 'goal' || entity === 'entries' || entity === 'comment' || entity === 'waiting';
}
