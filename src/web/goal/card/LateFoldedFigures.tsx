import type { ComponentProps } from 'react';
import { latePart, useLatePart } from '#web/base/loading/latePart.ts';
import type { FoldedFigures as Figures } from './FoldedFigures.tsx';
import styles from './GoalCard.module.css';

export const foldedFigures = latePart(
  () => import('./FoldedFigures.tsx'),
  ({ FoldedFigures }) => FoldedFigures,
);

/** The figures of a card whose chart is folded away. */
export function LateFoldedFigures(props: ComponentProps<typeof Figures>) {
  const FoldedFigures = useLatePart(foldedFigures);
  return FoldedFigures === null ? <div className={styles.folded} /> : <FoldedFigures {...props} />;
}
