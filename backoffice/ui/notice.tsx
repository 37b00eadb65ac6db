import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Refused } from '../server/act.ts';

const looks = {
  success: 'border-success bg-success-soft',
  info: 'border-support bg-support-soft',
  error: 'border-danger bg-danger-soft',
} as const;

/** A message above a page or form: a confirmation, a hint or an error. Announced when it appears. */
export function Notice({
  kind,
  takesFocus = false,
  className = '',
  children,
}: {
  kind: keyof typeof looks;
  /** The result of an action whose button may be gone: keyboard and screen reader users continue from here. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  // in the commit that adds it: the focused element may be removed at the same moment
  useLayoutEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={ref}
      tabIndex={takesFocus ? -1 : undefined}
      data-said={takesFocus ? '' : undefined}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`rounded-field border-s-4 px-4 py-3 ${looks[kind]} ${className}`}
    >
      {children}
    </div>
  );
}

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
