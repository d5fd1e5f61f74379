import { useState } from 'react';
import { late } from '#web/base/failure/late.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import columnStyles from '#web/plan/frame/PageColumn.module.css';
import styles from './FilterPanel.module.css';
import type { FilterPanelProps } from './FilterPanel.tsx';

const FilterPanel = late(() => import('./FilterPanel.tsx'));
const FilterSheet = late(() => import('./FilterSheet.tsx'));

export type FilterSlideProps = FilterPanelProps & {
  readonly isOpen: boolean;
  readonly listed: number;
  readonly onClose: () => void;
  readonly onClear: () => void;
};

export function FilterSlide({ isOpen, listed, onClose, onClear, ...panel }: FilterSlideProps) {
  const isNarrow = useNarrow();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  if (isNarrow) {
    return isOpen && <FilterSheet {...{ listed, onClose, onClear, panel }} />;
  }
  return (
    <div id="filters" className={styles.slide} data-open={isOpen}>
      <div className={styles.clip}>
        {wasOpened && (
          <div className={styles.band}>
            <div className={columnStyles.column}>
              <FilterPanel {...panel} />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
