import type { StatedValues } from '#core/goal/goalFields.ts';

/**
 * Fields that travel as they are and that the screens of goals show, by their names on the wire: the page's first load
 * reads them by this table, and has no room for `goalFields`. A field that only form, history, files and other programs
 * have is not in it.
 */
export const plainWire = {
  parentId: 'parent_id',
  number: 'number',
  title: 'item',
  measure: 'measure',
  depth: 'depth',
  unit: 'unit',
  weight: 'weight',
  allTarget: 'own_all_target',
  ownerLabel: 'who_label',
  departmentId: 'plan_dep_id',
  memberId: 'plan_mem_id',
  nextStep: 'next_step',
} as const;

export type PlainWire = (typeof plainWire)[keyof typeof plainWire];

export type PlainStated = Pick<StatedValues, keyof typeof plainWire>;
