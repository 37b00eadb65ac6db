import { type ReactNode, useLayoutEffect, useRef } from 'react';

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
