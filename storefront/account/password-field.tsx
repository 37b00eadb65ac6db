import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../ui/field.tsx';

/** A password with show and hide. */
export function PasswordField(props: TextFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
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
          <Icon aria-hidden="true" size={20} />
          <span className="sr-only">Show password</span>
        </button>
      }
    />
  );
}
