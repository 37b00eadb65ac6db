import { type ReactNode, useLayoutEffect, useRef } from 'react';

const looks = {
  success: 'border-success bg-success-soft',
  info: 'border-support bg-support-soft',
  error: 'border-danger bg-danger-soft',
} as const;

/** A sentence above a page or a form: what was done, what is to be known, what went wrong. Read aloud when it comes. */
export function Notice({
  kind,
  takesFocus = false,
  className = '',
  children,
}: {
  kind: keyof typeof looks;
  /** It came of what was pressed, which may be gone: whoever works by keyboard or listens goes on from here. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  // with the commit that brings it: what had the focus may be gone in that moment
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
