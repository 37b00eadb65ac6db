import { useState } from 'react';
import { signInTexts } from '../../messages/en/sign-in.ts';
import { useText } from '../rendering/text.tsx';
import { TextField, type TextFieldProps } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

/** A password field with buttons to show and hide it. */
export function PasswordField(props: TextFieldProps) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const icon = shown ? 'eye-off' : 'eye';
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      action={
        <button
          type="button"
          aria-pressed={shown}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
          className="needs-script grid size-11 place-items-center rounded-field text-ink-soft hover:text-ink"
        >
          <Icon name={icon} size={20} />
          <span className="sr-only">{t(signInTexts.showPassword)}</span>
        </button>
      }
    />
  );
}
