import { useId } from 'react';
import type { DashboardGoal } from '#contract/goal/dashboardGoal.ts';
import type { Day } from '#core/calendar/date.ts';
import { fiscalYearOf } from '#core/calendar/fiscalYear.ts';
import { courseSum } from '#core/course/courseSum.ts';
import { shownNumber } from '#core/goal/goalNumber.ts';
import type { ShortenTitle } from '#core/goal/shortTitle.ts';
import { formatFiscalYear } from '#web/base/messages/formats.ts';
import { say } from '#web/base/messages/say/firstSight.ts';
import { say as words } from '#web/base/messages/say.ts';
import { OnCard } from '#web/base/ui/cardStops.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { LateIcon } from '#web/base/ui/LateIcon.tsx';
import { CommentControl } from '#web/goal/card/CommentControl.tsx';
import cardStyles from '#web/goal/card/GoalCard.module.css';
import { LateCardTags } from '#web/goal/card/LateCardTags.tsx';
import { Meta, ownerMeta } from '#web/goal/card/Meta.tsx';
import { StatusBadge } from '#web/goal/card/StatusBadge.tsx';
import { TitleLink } from '#web/goal/card/TitleLink.tsx';
import { usePressAnywhere } from '#web/goal/card/usePressAnywhere.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import type { PlanGoals } from '#web/plan/goals/planGoals.ts';
import { CourseBar } from './CourseBar.tsx';
import { CourseMark } from './CourseMark.tsx';
import { CourseRow } from './CourseRow.tsx';
import styles from './Courses.module.css';
import { goalsUnder } from './goalsUnder.ts';
import { useCourses } from './useCourses.ts';

const SIDES = ['better', 'worse'] as const;

/** The card of a group none of whose goals has figures of the year shown: what is known of them all the same. */
export default function CourseCard({
  goal,
  prepared,
  shorten,
  href,
  onOpen,
  onExpand,
}: {
  readonly goal: DashboardGoal;
  readonly prepared: PlanGoals;
  readonly shorten: ShortenTitle;
  readonly href: string;
  readonly onOpen: (goalId: string) => void;
  readonly onExpand: (goalId: string) => void;
}) {
  const { plan, year } = usePlan();
  const { found: courses } = useCourses(prepared);
  const titleId = useId();
  const button = usePressAnywhere(() => onExpand(goal.id));
  const below = goalsUnder(prepared, goal.id);
  const sum = courseSum(below.flatMap(({ id }) => courses?.get(id) ?? []));
  const yearText = (day: Day) => formatFiscalYear(fiscalYearOf(day, plan.fiscalStartMonth), plan.fiscalDisplay);
  const from = year === 'ALL' ? null : year;
  const targetYears = below.flatMap(({ id }) => {
    const target = courses?.get(id)?.targetYear ?? null;
    return target !== null && (from === null || target >= from) ? [target] : [];
  });
  const [targetYear] = targetYears;
  const isOneYear = targetYear !== undefined && targetYears.every((each) => each === targetYear);
  return (
    <article className={`${cardStyles.card} ${styles.card}`} aria-labelledby={titleId}>
      <TitleLink
        id={titleId}
        short={shorten(goal.title, TWO_LINES)}
        className={cardStyles.title}
        {...{ goal, href, onOpen }}
      />
      <OnCard value={true}>
        <div className={cardStyles.top}>
          {courses !== null && sum === null && <StatusBadge goal={goal} className={cardStyles.badge} />}
          {sum !== null && (
            <span className={styles.tag}>
              <LateIcon name="clock" size={12} />
              {say.lastFigures(yearText(sum.lastFrom), yearText(sum.lastTo))}
            </span>
          )}
          <LateCardTags goal={goal} />
          <div className={cardStyles.controls}>
            {goal.lastComment !== null && (
              <CommentControl comment={goal.lastComment} count={goal.commentCount} className={cardStyles.comment} />
            )}
            <button
              ref={button}
              type="button"
              data-expand={goal.id}
              className={cardStyles.expand}
              aria-expanded="false"
              aria-label={words.card.expand(`${shownNumber(goal.number)} ${goal.title}`)}
              onClick={() => onExpand(goal.id)}
            >
              <Icon name="expand" size={14} />
            </button>
          </div>
        </div>
      </OnCard>
      <p className={styles.have}>
        {courses === null ? '' : sum === null ? say.noFiguresYet(below.length) : say.have(sum.count, below.length)}
      </p>
      {sum !== null && (
        <>
          <p className={styles.sides}>
            {SIDES.map(
              (side) =>
                sum.counts[side] > 0 && (
                  <span key={side} data-course={side}>
                    <CourseMark kind={side} size={13} />
                    <strong>{sum.counts[side].toLocaleString(words.format.digits)}</strong> {say.sides[side]}
                  </span>
                ),
            )}
            <span className={styles.since}>{say.since(yearText(sum.firstOn))}</span>
          </p>
          <CourseBar counts={sum.counts} />
          <ul className={styles.rows}>
            {sum.named.map((course) => (
              <li key={course.id}>
                <CourseRow course={course} title={prepared.hierarchy.nodes.get(course.id)?.goal.title ?? ''} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Meta
        className={`${cardStyles.meta} ${styles.meta}`}
        values={[
          ...(sum === null || targetYears.length === 0
            ? []
            : [
                {
                  label: isOneYear
                    ? say.withTarget(formatFiscalYear(targetYear, plan.fiscalDisplay))
                    : say.withAnyTarget,
                  value: say.of(targetYears.length, sum.count),
                },
              ]),
          ...(goal.ownerLabel === '' ? [] : [ownerMeta(goal.ownerLabel)]),
        ]}
      />
    </article>
  );
}

const TWO_LINES = 58;
