import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';

/** The password once more: a session that somebody else holds changes no key. */
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
