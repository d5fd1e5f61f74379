import { useState } from 'react';
import type { ConflictDetails } from '#contract/entryCells.ts';
import type { WirePlanDepartment } from '#contract/members.ts';
import { say } from '#web/base/messages/say/members.ts';
import { say as merging } from '#web/base/messages/say/merging.ts';
import type { useMembers } from './useMembers.ts';

type Change = { readonly name: string } | { readonly place: number };
type Asked = { readonly lines: readonly string[]; readonly keepMine: () => void };

/** Renames and moves departments; asks where that contradicts what somebody else did since they were shown. */
export function useDepartmentChange(members: ReturnType<typeof useMembers>) {
  const [asked, setAsked] = useState<Asked | null>(null);

  async function change(department: WirePlanDepartment, part: Change, seen: number) {
    setAsked(null);
    const done = await members.run(
      (calls) => calls.changeDepartment(department.id, part, seen),
      '',
      (conflict) =>
        setAsked({
          lines: linesOf(conflict, department),
          keepMine: () => void change(department, part, conflict.version),
        }),
    );
    if (done === null) return;
    members.say('name' in part ? say.renamed(part.name) : movedText(department));
  }

  /** Where it stands now: somebody else may have moved others meanwhile. */
  function movedText({ id, name }: WirePlanDepartment): string {
    const departments = members.now()?.departments ?? [];
    return say.moved(name, departments.findIndex((each) => each.id === id) + 1, departments.length);
  }

  return { asked, change, takeTheirs: () => setAsked(null) };
}

function linesOf({ conflicts }: ConflictDetails, { name }: WirePlanDepartment): readonly string[] {
  return conflicts.map(({ field, yours, theirs }) => {
    if (field === 'position') return merging.differs(say.departmentOrder, String(yours), String(theirs));
    if (field === 'name') return merging.differs(say.nameOf(name), String(yours), String(theirs));
    return merging.otherwise(name);
  });
}
