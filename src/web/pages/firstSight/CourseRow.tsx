import type { GoalCourse } from '#contract/course.ts';
import { valueUnitOf } from '#core/format/number.ts';
import { formatCardValue } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/firstSight.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { CourseMark } from './CourseMark.tsx';
import { CourseSpark } from './CourseSpark.tsx';
import styles from './Courses.module.css';

/** A goal in a line: whether it went better, its title, how, and its last figure. */
export function CourseRow({ course, title }: { readonly course: GoalCourse; readonly title: string }) {
  const { plan } = usePlan();
  return (
    <>
      <CourseMark kind={course.kind} size={9} />
      <span className="visually-hidden">{say.kinds[course.kind]}: </span>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <CourseSpark values={course.values} />
      <b className={styles.last}>{formatCardValue(course.last, valueUnitOf(course, plan))}</b>
    </>
  );
}
