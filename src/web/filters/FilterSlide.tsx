import { lazy, Suspense, useState } from 'react';
import columnStyles from '#web/dashboard/Dashboard.module.css';
import styles from './FilterPanel.module.css';
import type { FilterPanelProps } from './FilterPanel.tsx';

const FilterPanel = lazy(() => import('./FilterPanel.tsx'));

/** The band the filter panel slides out in, across the page; loaded with the first opening. */
export function FilterSlide({ isOpen, ...panel }: FilterPanelProps & { readonly isOpen: boolean }) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <div id="filters" className={styles.slide} data-open={isOpen}>
      <div className={styles.clip}>
        {wasOpened && (
          <div className={styles.band}>
            <div className={columnStyles.column}>
              <Suspense>
                <FilterPanel {...panel} />
              </Suspense>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}
