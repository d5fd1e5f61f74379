import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useState } from 'react';
import { Button } from '#web/base/ui/Button.tsx';
import { activeCellElement, cellElement } from '#web/pages/entry/keys/cellElement.ts';
import styles from './CellProblem.module.css';
import type { ProblemChoice } from './problemChoices.ts';

/** Beside the block it is about, never over it (screens, B3); px. */
const GAP = 8;
const WIDTH = 272;

export type CellProblemProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly text: ReactNode;
  readonly choices: readonly ProblemChoice[];
  readonly isQuiet: boolean;
  readonly below: number;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onDone: () => void;
};

/** Reached by the next Tab after Esc, and by Alt+Down. */
export function CellProblem({ ref, id, text, choices, isQuiet, below, scroller, onDone }: CellProblemProps) {
  const place = usePlace(scroller, below);
  if (place === null) return null;
  return (
    <div ref={ref} className={styles.problem} style={{ left: `${place.left}px`, top: `${place.top}px` }}>
      <div id={id}>{text}</div>
      <div className={styles.choices}>
        {choices.map(({ label, choose }, index) => (
          <Button
            key={label}
            size="small"
            look={index === 0 && !isQuiet ? 'primary' : 'secondary'}
            onClick={() => {
              choose();
              onDone();
            }}
            onKeyDown={(event) => event.key === 'Escape' && onDone()}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}

function usePlace(scroller: RefObject<HTMLElement | null>, below: number) {
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const follow = () => {
      const active = activeCellElement(element);
      if (active === null) return setPlace(null);
      const cell = active.getBoundingClientRect();
      const column = Number(active.dataset.column);
      const lowest = cellElement(element, { line: below, column }) ?? active;
      const bottom = Math.max(cell.bottom, lowest.getBoundingClientRect().bottom);
      const room = document.documentElement.clientWidth - WIDTH - GAP;
      const left = Math.max(GAP, Math.min(cell.left + cell.width / 2 - WIDTH / 2, room));
      const hasRoom = bottom + HEIGHT < window.innerHeight;
      setPlace({ left, top: hasRoom ? bottom + GAP : Math.max(GAP, cell.top - HEIGHT) });
    };
    follow();
    element.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    return () => {
      element.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [scroller, below]);

  return place;
}

const HEIGHT = 136;
