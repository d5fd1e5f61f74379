import { useEffect, useLayoutEffect, useRef } from 'react';
import { useCommands } from '#web/base/keys/commands.ts';
import { say } from '#web/base/messages/say.ts';
import { Button } from '#web/base/ui/Button.tsx';
import { classes } from '#web/base/ui/classes.ts';
import { Icon } from '#web/base/ui/Icon.tsx';
import { useTip } from '#web/base/ui/useTip.ts';
import styles from './FullscreenToggle.module.css';

const BODY_STATE = 'fullscreen';

/** Rendered twice: in the header row, and floating in fullscreen, which hides that row. The focus moves between them. */
export function FullscreenToggle({
  isOn,
  isFloating = false,
  onToggle,
}: {
  readonly isOn: boolean;
  readonly isFloating?: boolean;
  readonly onToggle: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const label = isOn ? say.frame.leaveFullscreen : say.frame.fullscreen;
  const tip = useTip(() => label, 'end');
  const isSeen = isOn === isFloating;
  useFocusBetween(button, isSeen);
  return (
    <Button
      ref={button}
      look={isFloating ? 'secondary' : 'ghost'}
      size="square"
      className={classes(styles.toggle, isFloating && styles.floating)}
      aria-label={label}
      aria-pressed={isOn}
      onClick={onToggle}
      hidden={!isSeen}
      {...tip}
    >
      <Icon name={isOn ? 'leaveFullscreen' : 'fullscreen'} />
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

/** The clicked one is hidden by its action; the other takes its focus. */
function useFocusBetween(button: { readonly current: HTMLButtonElement | null }, isSeen: boolean): void {
  const wasSeen = useRef(isSeen);
  useEffect(() => {
    if (isSeen && !wasSeen.current && document.activeElement === document.body) button.current?.focus();
    wasSeen.current = isSeen;
  }, [button, isSeen]);
}
