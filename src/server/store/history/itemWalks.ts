import type { Description, SubjectOfGoal, UndoRight } from '#server/store/kinds/kind.ts';
import { KINDS } from '#server/store/kinds/kinds.ts';
import { STATE_KINDS, type StateItemOf, type StateName } from '#server/store/kinds/recordKinds.ts';
import type { ChangeItem } from './changeItem.ts';

export type DescribedItem = { readonly before: Description | null; readonly after: Description | null };

export function rightToUndo(item: ChangeItem, subjectOfGoal: SubjectOfGoal): UndoRight {
  if (item.entity === 'entries') return KINDS.entries.rightToUndo(item, subjectOfGoal);
  return rightToUndoState(item, subjectOfGoal);
}

function rightToUndoState<Name extends StateName>(item: StateItemOf<Name>, subjectOfGoal: SubjectOfGoal): UndoRight {
  return STATE_KINDS[item.entity].rightToUndo(item, subjectOfGoal);
}

export function describedItem<Name extends StateName>(item: StateItemOf<Name>): DescribedItem {
  return STATE_KINDS[item.entity].described(item);
}
