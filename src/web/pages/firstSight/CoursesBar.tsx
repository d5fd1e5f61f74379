import { type ReactNode, useState } from 'react';
import { COURSE_KINDS, type CourseKind } from '#core/course/course.ts';
import { courseSum } from '#core/course/courseSum.ts';
import { late } from '#web/base/failure/late.tsx';
import { say } from '#web/base/messages/say/firstSight.ts';
import { say as words } from '#web/base/messages/say.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useMayEdit } from '#web/goal/bulk/useMayEdit.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { Listing } from '#web/plan/listing/listing.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { CourseBar } from './CourseBar.tsx';
import { CourseMark } from './CourseMark.tsx';
import styles from './Courses.module.css';
import { useCourses } from './useCourses.ts';

const CourseList = late(() => import('./CourseList.tsx'));
const DirectionList = late(() => import('./DirectionList.tsx'));

/** Above goals none of which has figures of the year: how many went better and worse; a press lists them. */
export default function CoursesBar({
  listing,
  prepared,
  opened,
  instead,
}: {
  readonly listing: Listing;
  readonly prepared: PlanGoals;
  readonly opened: OpenGoals;
  /** Where the courses do not come. */
  readonly instead: ReactNode;
}) {
  const { found, isFailed } = useCourses(prepared);
  const [listed, setListed] = useState<CourseKind | 'directions' | null>(null);
  const mayEdit = useMayEdit();
  const counted = listing.view.counted.flatMap((at) => prepared.goals[at] ?? []);
  const courses = counted.flatMap(({ id }) => found?.get(id) ?? []);
  const sum = courseSum(courses);
  if (isFailed || (found !== null && sum === null)) return instead;
  if (sum === null) return <div className={styles.summary} />;
  const openTo = counted.filter((goal) => found?.get(goal.id)?.kind === 'undirected' && mayEdit(goal));
  const close = () => setListed(null);
  const ofKind = (kind: CourseKind) => courses.filter((course) => course.kind === kind);
  return (
    <section aria-label={say.changes} data-guide="status" className={styles.summary}>
      <CourseBar counts={sum.counts} />
      <div className={styles.row}>
        <div className={styles.kinds}>
          {COURSE_KINDS.map(
            (kind) =>
              sum.counts[kind] > 0 && (
                <button
                  key={kind}
                  type="button"
                  className={styles.kind}
                  aria-haspopup="dialog"
                  aria-label={say.list(say.kinds[kind], sum.counts[kind])}
                  onClick={() => setListed(kind)}
                >
                  <CourseMark kind={kind} />
                  {say.kinds[kind]} <b>{sum.counts[kind].toLocaleString(words.format.digits)}</b>
                </button>
              ),
          )}
        </div>
        <div className={styles.note}>
          {openTo.length > 0 && (
            <button
              type="button"
              className={styles.kind}
              aria-haspopup="dialog"
              onClick={() => setListed('directions')}
            >
              {say.setDirections} <b>{openTo.length.toLocaleString(words.format.digits)}</b>
              <Icon name="chevronRight" size={12} />
            </button>
          )}
          <span>{say.firstToLast(sum.count)}</span>
        </div>
      </div>
      {listed === 'directions' && found !== null && <DirectionList goals={openTo} courses={found} onClose={close} />}
      {listed !== null && listed !== 'directions' && (
        <CourseList kind={listed} courses={ofKind(listed)} {...{ prepared, opened }} onClose={close} />
      )}
    </section>
  );
}
