import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';

/** Asks for the password again, so that a stolen session cannot change a sign-in method. */
export function CurrentPassword({ refused }: { refused: Refused | undefined }) {
  return (
    <TextField
      label="Your password"
      type="password"
      name="current"
      autoComplete="current-password"
      required
      error={refused?.errors['current']}
    />
  );
}
