import type { ComponentProps } from 'react';
import { useLatePart } from '#web/base/loading/latePart.ts';
import type { FoldedFigures as Figures } from './FoldedFigures.tsx';
import styles from './GoalCard.module.css';
import { cardParts } from './lateCardParts.ts';

export function LateFoldedFigures(props: ComponentProps<typeof Figures>) {
  const parts = useLatePart(cardParts);
  return parts === null ? <div className={styles.folded} /> : <parts.FoldedFigures {...props} />;
}
