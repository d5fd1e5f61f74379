import type { GoalCourse } from '#contract/course.ts';
import type { CourseKind } from '#core/course/course.ts';
import { say } from '#web/base/messages/say/firstSight.ts';
import { onPlainClick } from '#web/base/ui/plainClick.ts';
import { SideSheet } from '#web/goal/form/SideSheet.tsx';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import type { OpenGoals } from '#web/plan/listing/useOpenGoals.ts';
import { CourseRow } from './CourseRow.tsx';
import styles from './Courses.module.css';

/** The goals that went one way, those that went furthest first. */
export default function CourseList({
  kind,
  courses,
  prepared,
  opened,
  onClose,
}: {
  readonly kind: CourseKind;
  readonly courses: readonly GoalCourse[];
  readonly prepared: PlanGoals;
  readonly opened: OpenGoals;
  readonly onClose: () => void;
}) {
  const furthest = courses.toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
  return (
    <SideSheet title={say.list(say.kinds[kind], courses.length)} onLeave={onClose}>
      <ul className={styles.list}>
        {furthest.map((course) => (
          <li key={course.id}>
            <a
              href={opened.hrefOf(course.id)}
              onClick={(event) =>
                onPlainClick(event, () => {
                  onClose();
                  opened.open(course.id);
                })
              }
            >
              <CourseRow course={course} title={prepared.hierarchy.nodes.get(course.id)?.goal.title ?? ''} />
            </a>
          </li>
        ))}
      </ul>
    </SideSheet>
  );
}
