import { listedGoalOf } from '#contract/listedGoal.ts';
import { titleShortener } from '#core/goal/shortTitle.ts';
import { GoalCard } from '#web/goal/card/GoalCard.tsx';
import { PendingCard } from '#web/goal/card/PendingCard.tsx';
import styles from './GalleryPage.module.css';
import { oddGoals, statusGoals } from './galleryGoals.ts';
import { Part } from './Part.tsx';

const GOALS = [...statusGoals, ...oddGoals];
const [first] = statusGoals;
const shorten = titleShortener(GOALS.map(({ title }) => title));

export function CardStates() {
  return (
    <Part title="Cards">
      <div className={styles.cards}>
        {GOALS.map((goal) => (
          <GoalCard
            key={goal.id}
            goal={goal}
            meanCount={goal.figures.distribution === null ? null : { counted: 3, of: 4 }}
            shorten={shorten}
            href={`#${goal.id}`}
            isFolded={goal.id === 'deferred'}
            onOpen={() => {}}
            onExpand={() => {}}
          />
        ))}
        {first !== undefined && (
          <PendingCard goal={listedGoalOf(first)} short={first.title} href="#pending" onOpen={() => {}} />
        )}
      </div>
    </Part>
  );
}
