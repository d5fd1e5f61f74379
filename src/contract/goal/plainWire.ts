import type { StatedValues } from '#core/goal/goalFields.ts';

/**
 * Fields that travel as they are, by their names on the wire. All that a new one of them needs in the contract: reading
 * it is derived, in the first load too.
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
} as const;

export type PlainWire = (typeof plainWire)[keyof typeof plainWire];

export type PlainStated = Pick<StatedValues, keyof typeof plainWire>;

/** What each of them is; only the description of the calls shows them. */
export const plainNotes: { readonly [Name in PlainWire]: string } = {
  parent_id: 'The goal above it; null at the top.',
  number: 'Its number; an x in it is shown as a dot.',
  item: 'Its title.',
  measure: 'What is counted.',
  depth: '0 strategic objective, 1 organisation goal, and so on down to 6.',
  unit: 'What a number counts, such as days; empty for currency and percent.',
  weight:
    'How much it counts beside its siblings where percents are averaged: 0.01 to 1000; 1 where nobody says otherwise.',
  own_all_target: 'all_target as set.',
  who_label: 'The owner as shown.',
  plan_dep_id: 'Its department.',
  plan_mem_id: 'The member who owns it.',
};
