import { useState } from 'react';
import { PASSWORD_MIN_LENGTH } from '#contract/session.ts';
import { say } from '#web/base/messages/say/account.ts';
import { PasswordField } from '#web/base/ui/PasswordField.tsx';
import type { TextFieldProps } from '#web/base/ui/TextField.tsx';
import styles from './Account.module.css';
import { type PasswordStrength, passwordStrengthOf } from './passwordStrength.ts';

const SEGMENTS = [1, 2, 3, 4] as const;

export function NewPasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'below' | 'autoComplete' | 'hint'>) {
  const [strength, setStrength] = useState<PasswordStrength>(0);
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={say.passwordHint(PASSWORD_MIN_LENGTH)}
      onInput={({ currentTarget }) => setStrength(passwordStrengthOf(currentTarget.value))}
      below={
        <div className={styles.meter}>
          {SEGMENTS.map((each) => (
            <i key={each} data-filled={each <= strength} />
          ))}
          <span role="status" className="visually-hidden">
            {strength === 0 ? '' : say.strength[strength]}
          </span>
        </div>
      }
    />
  );
}
