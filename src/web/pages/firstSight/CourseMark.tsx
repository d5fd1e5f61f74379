import type { CourseKind } from '#core/course/course.ts';
import styles from './Courses.module.css';

const SHAPES: Readonly<Record<CourseKind, string>> = {
  better: 'M6 1.5 11 10.5H1Z',
  worse: 'M6 10.5 1 1.5H11Z',
  same: 'M1 3.5h10v1.6H1ZM1 7h10v1.6H1Z',
  undirected: 'M1 5.2h3.4v1.6H1ZM7.6 5.2H11v1.6H7.6Z',
  single: 'M6 3.4a2.6 2.6 0 1 1 0 5.2 2.6 2.6 0 1 1 0-5.2Z',
};

/** Up for better, down for worse, whatever the figure did. */
export function CourseMark({ kind, size = 10 }: { readonly kind: CourseKind; readonly size?: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 12 12"
      className={styles.mark}
      data-course={kind}
    >
      <path d={SHAPES[kind]} fill="currentColor" />
    </svg>
  );
}
