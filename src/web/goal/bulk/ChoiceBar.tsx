import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '#web/base/ui/Button.tsx';
import { Icon } from '#web/base/ui/Icon.tsx';
import { LateIcon, type LateIconName } from '#web/base/ui/LateIcon.tsx';
import { Menu, MenuAction } from '#web/base/ui/Menu.tsx';
import styles from './ChoiceBar.module.css';

export type Offered = { readonly label: string; readonly icon: LateIconName; readonly onChoose: () => void };

/** What can be done with what is chosen: a toolbar over the foot of the page. */
export function ChoiceBar({
  label,
  count,
  inBar,
  inMenu,
  more,
  none,
  onClear,
}: {
  readonly label: string;
  /** How many are chosen, in words. */
  readonly count: string;
  readonly inBar: readonly Offered[];
  readonly inMenu: readonly Offered[];
  readonly more: string;
  readonly none: string;
  readonly onClear: () => void;
}) {
  const menuId = useId();
  const bar = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClear();
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || bar.current === null) return;
    const buttons = [...bar.current.querySelectorAll<HTMLElement>(':scope > button')];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    const isRightToLeft = bar.current.matches(':dir(rtl)');
    const next = buttons.at((at + (isRightToLeft ? -step : step) + buttons.length) % buttons.length);
    event.preventDefault();
    next?.focus();
  }

  return (
    <>
      <div className={styles.room} />
      <div className={styles.host}>
        <div ref={bar} role="toolbar" data-bulk aria-label={label} className={styles.bar} onKeyDown={handleKey}>
          <strong role="status">{count}</strong>
          {inBar.map((offered, index) => (
            <Button key={offered.label} look="ghost" tabIndex={index === 0 ? 0 : -1} onClick={offered.onChoose}>
              <LateIcon name={offered.icon} />
              <span className="cut">{offered.label}</span>
            </Button>
          ))}
          {inMenu.length > 0 && (
            <>
              <Button look="ghost" size="square" tabIndex={-1} popoverTarget={menuId} aria-label={more}>
                <LateIcon name="more" />
              </Button>
              <Menu id={menuId} label={more} alignment="end">
                {(close) =>
                  inMenu.map((offered) => (
                    <MenuAction
                      key={offered.label}
                      icon={offered.icon}
                      onChoose={() => {
                        close();
                        offered.onChoose();
                      }}
                    >
                      {offered.label}
                    </MenuAction>
                  ))
                }
              </Menu>
            </>
          )}
          <Button look="ghost" size="square" tabIndex={-1} aria-label={none} onClick={onClear}>
            <Icon name="close" />
          </Button>
        </div>
      </div>
    </>
  );
}
