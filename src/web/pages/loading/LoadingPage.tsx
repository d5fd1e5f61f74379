import { useLateFlag } from '#web/base/notices/useLateFlag.ts';
import { Frame } from '#web/plan/frame/Frame.tsx';
import styles from '#web/plan/frame/PageColumn.module.css';
import { LateSkeletonCards } from './LateSkeletonCards.tsx';

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
