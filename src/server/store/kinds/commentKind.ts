import { commentOf, commentRowOf } from '#server/store/rows/commentRow.ts';
import { recordKind } from './kind.ts';

export const commentKind = recordKind({
  name: 'comment',
  tables: { comment: { key: ['plan_id', 'id'], isLarge: true } },
  rowOf: commentRowOf,
  stateOf: commentOf,
  goalColumn: 'goal_id',
  isOpenInArchive: false,
  historyFilter: 'comments',
  describe: ({ goalId, text }) => ({ label: text, goalId, fields: { comment: text } }),
  rightToUndo: ({ before, after }) => [
    'editComment',
    { memberId: (after ?? before)?.memberId ?? null, departmentId: null },
  ],
});
