import { useEffect, useId, useRef, useState } from 'react';
import { useCommands } from '#web/base/keys/commands.ts';
import { say } from '#web/base/messages/say/guide.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './Tour.module.css';
import { useTargetBox } from './useTargetBox.ts';

export function Tour({ onEnd }: { readonly onEnd: () => void }) {
  const [steps] = useState(() => tourSteps(document));
  const [at, setAt] = useState(0);
  const id = useId();
  const next = useRef<HTMLButtonElement>(null);
  const step = steps[at];
  const box = useTargetBox(step?.target ?? null);
  const isLast = at === steps.length - 1;
  useCommands({ close: onEnd });

  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each stop is a dialog of its own, which is read out.
  useEffect(() => next.current?.focus({ preventScroll: true }), [at]);
  useEffect(() => {
    if (step === undefined) onEnd();
  }, [step, onEnd]);

  if (step === undefined) return null;
  return (
    <>
      {box !== null && (
        <div
          aria-hidden="true"
          className={styles.ring}
          style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
        />
      )}
      <dialog key={at} open className={styles.stop} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
        <p className="small-medium quiet">{say.stop(at + 1, steps.length)}</p>
        <h2 id={`${id}-title`}>{step.title}</h2>
        <p className="quiet" id={`${id}-text`}>
          {step.text}
        </p>
        <div className={styles.actions}>
          {!isLast && (
            <Button look="link" onClick={onEnd}>
              {say.end}
            </Button>
          )}
          <span className={styles.space} />
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{say.back}</Button>}
          <Button ref={next} look="primary" className={styles.next} onClick={isLast ? onEnd : () => setAt(at + 1)}>
            {isLast ? say.done : say.next}
          </Button>
        </div>
      </dialog>
    </>
  );
}

type TourStep = { readonly target: string; readonly title: string; readonly text: string };

const STEPS: readonly TourStep[] = [
  { target: 'main article', ...say.steps.card },
  { target: '[data-guide="status"]', ...say.steps.status },
  { target: '[data-guide="filter"]', ...say.steps.filter },
  { target: '[popovertarget="year-menu"]', ...say.steps.year },
  { target: '[data-guide="search"]', ...say.steps.search },
  { target: 'nav a[href$="/entry"]', ...say.steps.entry },
  { target: '[data-guide="share"]', ...say.steps.share },
];

function tourSteps(page: ParentNode): readonly TourStep[] {
  return STEPS.filter(({ target }) => page.querySelector(target) !== null);
}
