import { Frame } from '#web/frame/Frame.tsx';
import styles from './Dashboard.module.css';
import { LateSkeletonCards } from './LateSkeletonCards.tsx';
import { useLateFlag } from './useLateFlag.ts';

/** The frame with cards to come; the cards only where the server takes longer than one notices. */
export function LoadingPage() {
  const isLate = useLateFlag(true);
  return (
    <Frame menu={null} trail={null} end={null}>
      <div className={styles.column}>
        <LateSkeletonCards isLate={isLate} />
      </div>
    </Frame>
  );
}
