import { useState } from 'react';
import type { Refused } from '../server/act.ts';
import { Notice } from './notice.tsx';

/** A secret that a form has just created. It is shown now and never again. */
export function OneTimeSecret({ of }: { of: Refused | undefined }) {
  if (!of?.once) return null;
  return (
    <Notice key={of.once.secret} kind="success" takesFocus className="mb-6">
      <p className="font-semibold">{of.once.message}</p>
      <code className="mt-2 block rounded-field bg-card px-3 py-2 select-all wrap-anywhere">{of.once.secret}</code>
    </Notice>
  );
}

/**
 * A key for the form that creates such secrets. It changes with each new secret, so that the form is empty when the
 * secret gets the focus and nothing typed afterwards is lost when the list reloads.
 */
export function useFormKey(of: Refused | undefined): string {
  const [made, setMade] = useState('');
  const secret = of?.once?.secret ?? made;
  if (secret !== made) setMade(secret);
  return secret;
}
