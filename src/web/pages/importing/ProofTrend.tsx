import type { StandingGoal } from '#contract/importStanding.ts';
import { linePath, placesOf } from '#core/chart/path.ts';
import { say } from '#web/base/messages/say/importAsked.ts';
import styles from './ProofStep.module.css';

const BOX = { x: 3, y: 3, width: 54, height: 16 };

/** How the figures of a goal go from its baseline on, with its targets dotted. */
export function ProofTrend({ goal: { title, baseline, ...figures } }: { readonly goal: StandingGoal }) {
  const from = baseline === null ? [] : [baseline];
  const [actuals, targets] = [
    [...from, ...figures.actuals],
    [...from, ...figures.targets],
  ];
  const known = [...actuals, ...targets].filter((value) => value !== null);
  if (known.length === 0) return <small className="faint">{say.noFigure}</small>;
  if (figures.actuals.every((value) => value === null)) return <small className="faint">{say.noActual}</small>;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const heightOf = (value: number) => (most === least ? 0.5 : (value - least) / (most - least));
  const places = placesOf(actuals, BOX, heightOf);
  const last = places.findLast((place) => place !== null);
  return (
    <svg role="img" aria-label={say.trendOf(title)} viewBox="0 0 60 22" className={styles.trend}>
      <path d={linePath(placesOf(targets, BOX, heightOf))} data-target />
      <path d={linePath(places)} />
      {last != null && <circle cx={last.x} cy={last.y} r="2" />}
    </svg>
  );
}
