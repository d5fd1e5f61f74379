import { type CourseSum, neitherCount } from '#core/course/courseSum.ts';
import styles from './Courses.module.css';

/** Decorative: the counts are text beside it. */
export function CourseBar({ counts }: { readonly counts: CourseSum['counts'] }) {
  const parts = [
    ['better', counts.better],
    ['worse', counts.worse],
    ['rest', neitherCount(counts)],
  ] as const;
  return (
    <div aria-hidden="true" className={styles.bar}>
      {parts.map(([part, count]) => count > 0 && <span key={part} data-course={part} style={{ flexGrow: count }} />)}
    </div>
  );
}
