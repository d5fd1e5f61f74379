import { useState } from 'react';
import { say } from '#web/base/messages/say/account.ts';
import styles from './Field.module.css';
import { LateIcon } from './LateIcon.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-pressed={isShown}
          aria-label={say.showPassword}
          onClick={() => setShown(!isShown)}
        >
          <LateIcon name="eye" />
        </button>
      }
    />
  );
}
