import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCommands } from '#web/base/keys/commands.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { classes } from '#web/base/ui/classes.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './FullscreenToggle.module.css';
import { PAGE_MENU } from './PageMenu.tsx';

const BODY_STATE = 'fullscreen';

/** Floats above the page where the header is hidden, and takes the focus from what that hides. */
export function FullscreenToggle({ onToggle }: { readonly onToggle: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const tip = useTip(() => say.frame.leaveFullscreen, 'end');

  useEffect(() => {
    const { activeElement: focused } = document;
    if (focused === document.body || focused?.closest('header') !== null) button.current?.focus();
    return () => {
      if (document.activeElement === document.body) {
        document.querySelector<HTMLElement>(`[popovertarget="${PAGE_MENU}"]`)?.focus();
      }
    };
  }, []);

  return (
    <Button
      ref={button}
      size="square"
      className={classes(styles.toggle, styles.floating)}
      aria-label={say.frame.leaveFullscreen}
      aria-pressed
      onClick={onToggle}
      {...tip}
    >
      <Icon name="leaveFullscreen" />
    </Button>
  );
}

export function useFullscreen(isOn: boolean, onToggle: (() => void) | undefined): void {
  useCommands({ fullscreen: onToggle });
  useLayoutEffect(() => {
    document.body.classList.toggle(BODY_STATE, isOn);
    return () => document.body.classList.remove(BODY_STATE);
  }, [isOn]);
}
