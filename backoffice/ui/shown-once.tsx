import { useState } from 'react';
import type { Refused } from '../server/act.ts';
import { Notice } from './notice.tsx';

/** A secret that a form has just made: it stands here now, and nowhere afterwards. */
export function ShownOnce({ of }: { of: Refused | undefined }) {
  if (!of?.once) return null;
  return (
    <Notice key={of.once.secret} kind="success" takesFocus className="mb-6">
      <p className="font-semibold">{of.once.said}</p>
      <code className="mt-2 block rounded-field bg-card px-3 py-2 select-all wrap-anywhere">{of.once.secret}</code>
    </Notice>
  );
}

/**
 * A key for the form that makes such secrets: another one as soon as one is made, so that the form is empty from the moment in
 * which the secret has the focus, and none of what is typed next is taken away when the list is read.
 */
export function useFormKey(of: Refused | undefined): string {
  const [made, setMade] = useState('');
  const secret = of?.once?.secret ?? made;
  if (secret !== made) setMade(secret);
  return secret;
}
