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
