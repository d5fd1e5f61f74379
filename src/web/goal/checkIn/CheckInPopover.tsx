import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { shownNumber } from '#core/goal/goalNumber.ts';
import { say } from '#web/base/messages/say/checkIn.ts';
import { say as words } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { openModal } from '#web/base/ui/openModal.ts';
import { placeWhy } from '#web/base/ui/placeWhy.ts';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { CheckInForm } from './CheckInForm.tsx';
import styles from './CheckInPopover.module.css';
import { openingPeriod } from './checkInPeriods.ts';
import type { CheckInQuestion } from './checkInQuestion.ts';
import { useCheckIn } from './useCheckIn.ts';

/** Esc and a click outside close it and keep what was typed. */
export default function CheckInPopover({
  question,
  onClose,
}: {
  readonly question: CheckInQuestion;
  readonly onClose: () => void;
}) {
  const { goal, anchor } = question;
  const shown = usePlan();
  const form = useCheckIn({ goal, planId: shown.plan.id, opening: openingPeriod(goal, shown), onDone: onClose });
  const isNarrow = useNarrow();
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const close = openModal(dialog.current, focusField);
    return () => {
      close();
      if (anchor.isConnected) anchor.focus();
    };
  }, [anchor]);

  useBesideCard({ dialog, content, anchor, isNarrow });

  return (
    <dialog
      ref={dialog}
      className={isNarrow ? styles.sheet : styles.popover}
      aria-labelledby="check-in-title"
      closedby="any"
      onClose={onClose}
    >
      <div ref={content}>
        <Head number={shownNumber(goal.number)} title={goal.title}>
          <Button look="ghost" size="square" aria-label={words.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </Button>
        </Head>
        <CheckInForm goal={goal} form={form} />
      </div>
    </dialog>
  );
}

function focusField(dialog: HTMLElement): void {
  dialog.querySelector<HTMLElement>('input, textarea')?.focus();
}

function Head({
  number,
  title,
  children,
}: {
  readonly number: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <header className={styles.head}>
      <div>
        <h2 id="check-in-title">{say.title}</h2>
        <p>
          {number} {title}
        </p>
      </div>
      {children}
    </header>
  );
}

/** Repositioned whenever it grows; the card is outlined. */
function useBesideCard({
  dialog,
  content,
  anchor,
  isNarrow,
}: {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly anchor: HTMLElement;
  readonly isNarrow: boolean;
}): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    const inside = content.current;
    const card = anchor.closest<HTMLElement>('article, li, dialog') ?? anchor;
    if (element === null || inside === null || isNarrow) return;
    const place = () => {
      const { left, top } = placeWhy({
        card: card.getBoundingClientRect(),
        popover: { width: element.offsetWidth, height: element.offsetHeight },
        viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
      });
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    const observer = new ResizeObserver(place);
    observer.observe(inside);
    card.dataset.checkedIn = '';
    return () => {
      observer.disconnect();
      delete card.dataset.checkedIn;
      element.style.left = '';
      element.style.top = '';
    };
  }, [dialog, content, anchor, isNarrow]);
}
