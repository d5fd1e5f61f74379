import { useRef } from 'react';
import type { WireHouse } from '#contract/house.ts';
import { say } from '#web/base/messages/say/house.ts';
import { Button } from '#web/base/ui/Button.tsx';
import styles from './House.module.css';

export function LogoField({
  logo,
  isBusy,
  onChoose,
  onRemove,
}: {
  readonly logo: WireHouse['logo'];
  readonly isBusy: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      <h4>{say.logo}</h4>
      {logo === null ? (
        <p className={styles.hint}>{say.noLogo}</p>
      ) : (
        <div className={styles.themes}>
          {(['light', 'dark'] as const).map((theme) => (
            <div key={theme} className={styles.sample} data-theme-shown={theme}>
              <img
                src={logo.href}
                alt={theme === 'light' ? say.logoAlt : ''}
                className={styles.logo}
                data-plate={logo.ground !== null && logo.ground !== theme ? logo.ground : undefined}
              />
              <span className={styles.hint}>{say[theme]}</span>
            </div>
          ))}
        </div>
      )}
      <input
        ref={input}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        data-logo-file
        accept="image/svg+xml,image/png,image/jpeg,image/gif,image/webp"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // So that the same file can be chosen again once it is corrected.
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <div className={styles.buttons}>
        <Button disabled={isBusy} onClick={() => input.current?.click()}>
          {isBusy ? say.drawing : logo === null ? say.choose : say.replace}
        </Button>
        {logo !== null && (
          <Button look="ghost" disabled={isBusy} onClick={onRemove}>
            {say.remove}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{say.formats}</p>
    </div>
  );
}
