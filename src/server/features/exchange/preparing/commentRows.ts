import { shownNumber } from '#core/goal/goalNumber.ts';
import { isInstant } from '#server/base/clock.ts';
import { planRows } from '#server/features/exchange/preparing/base/planRows.ts';
import { cellText, placeOf, readLine, readText } from '#server/features/exchange/preparing/base/sheet.ts';
import type { Surroundings } from '#server/features/exchange/preparing/base/surroundings.ts';
import type { Table } from '#server/features/exchange/tables/table.ts';
import { because } from '#server/features/exchange/values/because.ts';
import type { StoredComment, StoredGoal } from '#server/store/rows/edit.ts';
import type { BookedGoal } from './goalBook.ts';

type Goals = {
  readonly live: ReadonlyMap<string, BookedGoal>;
  readonly archived: ReadonlyMap<string, StoredGoal>;
};

/** The comments that the tables have of goals that an import makes; those of goals that are there stay as they are. */
export function readComments(tables: readonly Table[], goals: Goals, around: Surroundings): StoredComment[] {
  const { state, findings, people, moment } = around;
  const comments: StoredComment[] = [];
  for (const at of planRows(tables, 'comments', { plan: state.plan, findings })) {
    const archiveNumber = cellText(at('archive_number')) ?? '';
    const live = archiveNumber === '' ? goals.live.get(shownNumber(cellText(at('goal_number')) ?? '')) : undefined;
    const goal = archiveNumber === '' ? live?.after : goals.archived.get(archiveNumber);
    const [instant, text] = [cellText(at('at')) ?? '', readText(at('comment')) ?? ''];
    if (live !== undefined && live.before !== null) {
      findings.add('commentKept', placeOf(at('comment')), { reason: because('goal_there') });
    } else if (archiveNumber !== '' && !state.isNew) {
      findings.add('commentKept', placeOf(at('comment')), { reason: because('goal_archived') });
    } else if (goal === undefined) {
      findings.add('planRowUnfit', placeOf(at('goal_number')), { reason: because('comment_without_goal') });
    } else if (!isInstant(instant) || text === '') {
      const column = text === '' ? 'comment' : 'at';
      const reason = text === '' ? because('comment_empty') : because('not_a_moment');
      findings.add('planRowUnfit', placeOf(at(column)), { value: instant, reason });
    } else {
      comments.push({
        id: moment.createId(),
        goalId: goal.id,
        memberId: people.knownMember(readLine(at('author')) ?? ''),
        firstName: readLine(at('first_name')) ?? '',
        lastName: readLine(at('last_name')) ?? '',
        text,
        at: instant,
      });
    }
  }
  return inOrder(comments);
}

/** Of comments of one moment the ids say which was written first. */
function inOrder(comments: readonly StoredComment[]): StoredComment[] {
  const ids = comments.map(({ id }) => id).sort();
  return comments.map((comment, at) => ({ ...comment, id: ids[at] ?? comment.id }));
}
