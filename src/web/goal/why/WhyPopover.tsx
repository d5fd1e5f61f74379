import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { shownStatusOf } from '#core/goal/shownStatus.ts';
import { statusLabel } from '#web/base/messages/goalTexts.ts';
import { say as whyWords } from '#web/base/messages/say/why.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { closePopover, openPopover } from '#web/base/ui/openPopover.ts';
import { placeWhy } from '#web/base/ui/placeWhy.ts';
import { Sheet } from '#web/base/ui/Sheet.tsx';
import { useNarrow } from '#web/base/ui/useNarrow.ts';
import type { WhyQuestion } from '#web/goal/card/WhyContext.ts';
import { usePlan } from '#web/plan/currentPlan/PlanContext.ts';
import { WhyPanel } from './WhyPanel.tsx';
import styles from './WhyPopover.module.css';

export default function WhyPopover({
  question,
  onClose,
}: {
  readonly question: WhyQuestion;
  readonly onClose: () => void;
}) {
  const { goal, anchor } = question;
  const { plan } = usePlan();
  const title = whyWords.title(statusLabel(shownStatusOf(goal.figures), plan));
  const isNarrow = useNarrow();
  if (isNarrow) {
    return (
      <Sheet title={title} onClose={onClose}>
        <WhyPanel goal={goal} onLeave={onClose} />
      </Sheet>
    );
  }
  return (
    <BesideCard anchor={anchor} title={title} onClose={onClose}>
      <WhyPanel goal={goal} onLeave={onClose} />
    </BesideCard>
  );
}

function BesideCard({
  anchor,
  title,
  onClose,
  children,
}: {
  readonly anchor: HTMLElement;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const popover = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => openPopover(popover.current, (element) => beginReading(element, anchor)), [anchor]);

  function handleClosed() {
    onClose();
    if (document.activeElement === document.body) anchor.focus();
  }

  const host = anchor.closest('dialog');
  const beside = (
    <div
      ref={popover}
      popover="auto"
      className={styles.popover}
      onToggle={(event) => event.newState === 'closed' && handleClosed()}
    >
      <section aria-label={title}>
        <header className={styles.head}>
          <h2 className="heading">{title}</h2>
          <Button look="ghost" size="square" aria-label={say.close} onClick={() => closePopover(popover.current)}>
            <Icon name="close" />
          </Button>
        </header>
        {children}
      </section>
    </div>
  );
  // Outside a modal nothing can be clicked.
  return host === null ? beside : createPortal(beside, host);
}

function beginReading(popover: HTMLElement, anchor: HTMLElement): void {
  const card = anchor.closest('article, dialog') ?? anchor;
  const { left, top } = placeWhy({
    card: card.getBoundingClientRect(),
    popover: { width: popover.offsetWidth, height: popover.offsetHeight },
    viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
  });
  popover.style.left = `${left}px`;
  popover.style.top = `${top}px`;
  popover.querySelector('button')?.focus();
}
