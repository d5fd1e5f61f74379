import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import type { LateIconName } from './LateIcon.tsx';
import { LateIcon } from './LateIcon.tsx';
import styles from './Menu.module.css';
import { Popover, type PopoverProps } from './Popover.tsx';

export function Menu({
  label,
  className,
  children,
  ...rest
}: PopoverProps & {
  readonly label: string;
}) {
  return (
    <Popover {...rest} className={classes(styles.menu, className)}>
      {(close) => (
        <MenuItems label={label} onClose={close}>
          {children(close)}
        </MenuItems>
      )}
    </Popover>
  );
}

export function MenuItems({
  label,
  head,
  onClose,
  children,
}: {
  readonly label: string;
  readonly head?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <>
      {head}
      <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={(event) => handleKey(event, onClose)}>
        {children}
      </div>
    </>
  );
}

export function MenuChoice({
  isChosen,
  href,
  language,
  onChoose,
  children,
}: {
  readonly isChosen: boolean;
  readonly language?: string;
  readonly href?: string;
  readonly onChoose?: () => void;
  readonly children: ReactNode;
}) {
  const content = (
    <>
      <span className={styles.tick}>{isChosen && <LateIcon name="check" />}</span>
      <span lang={language}>{children}</span>
    </>
  );
  const shared = { role: 'menuitemradio', 'aria-checked': isChosen, tabIndex: -1, className: styles.item };
  return href === undefined ? (
    <button type="button" onClick={onChoose} {...shared}>
      {content}
    </button>
  ) : (
    <a href={href} {...shared} data-first-focus={isChosen ? '' : undefined}>
      {content}
    </a>
  );
}

export function MenuAction({
  icon,
  keys = null,
  onChoose,
  children,
}: {
  readonly icon: LateIconName;
  /** The shortcut that does the same. */
  readonly keys?: readonly string[] | null;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} onClick={onChoose} className={styles.item}>
      <LateIcon name={icon} />
      {children}
      {keys !== null && (
        <span aria-hidden="true" className={styles.keys}>
          {keys.join(' ')}
        </span>
      )}
    </button>
  );
}

const OPENS = { page: {}, window: { target: '_blank', rel: 'noopener' }, file: { download: '' } } as const;

export function MenuLink({
  icon,
  href,
  opens,
  onChoose,
  children,
}: {
  readonly icon: LateIconName;
  readonly href: string;
  readonly opens: keyof typeof OPENS;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <a role="menuitem" tabIndex={-1} href={href} className={styles.item} onClick={onChoose} {...OPENS[opens]}>
      <LateIcon name={icon} />
      {children}
    </a>
  );
}

export function MenuGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset aria-label={label}>
      <div className={styles.heading} aria-hidden="true">
        {label}
      </div>
      {children}
    </fieldset>
  );
}

export function MenuRule() {
  return <hr className={styles.rule} />;
}

function handleKey(event: KeyboardEvent<HTMLDivElement>, close: () => void): void {
  if (event.key === 'Tab') {
    close();
    return;
  }
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = nextItem(event.key, items, at);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function nextItem(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at((at <= 0 ? items.length : at) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      if (key.length !== 1 || key === ' ') return undefined;
      return [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) =>
        item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
      );
  }
}
