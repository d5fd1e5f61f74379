import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenLeft } from '#web/base/navigation/whenLeft.ts';
import { openPopover } from './openPopover.ts';
import { placePopover } from './placePopover.ts';
import styles from './Tip.module.css';
import { type Tip, TipContext, type TipControl } from './useTip.ts';

export function TipHost({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Tip | null>(null);
  const [control] = useState<TipControl>(() => ({
    show: setShown,
    hide: (anchor) => setShown((tip) => (anchor === undefined || tip?.anchor === anchor ? null : tip)),
  }));
  const element = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const tip = element.current;
    if (shown === null || tip === null) return;
    const close = openPopover(tip, () => placePopover(tip, shown.anchor, shown.alignment));
    shown.anchor.setAttribute('aria-describedby', tip.id);
    return () => {
      shown.anchor.removeAttribute('aria-describedby');
      close();
    };
  }, [shown]);

  useEffect(() => {
    if (shown === null) return;
    const hide = () => setShown(null);
    const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    const stop = whenLeft(hide);
    document.addEventListener('keydown', hideOnEscape);
    window.addEventListener('scroll', hide, { passive: true, capture: true });
    return () => {
      stop();
      document.removeEventListener('keydown', hideOnEscape);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, [shown]);

  return (
    <TipContext value={control}>
      {children}
      {shown !== null &&
        createPortal(
          <div ref={element} id="tip" role="tooltip" popover="manual" className={styles.tip}>
            {shown.content}
          </div>,
          landmarkOf(shown.anchor),
        )}
    </TipContext>
  );
}

/** Inside the landmark it belongs to, also while a modal makes everything else inert. */
function landmarkOf(anchor: HTMLElement): Element {
  return anchor.closest('dialog, main, nav, header') ?? document.body;
}
