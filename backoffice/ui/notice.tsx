import type { ReactNode } from 'react';

const looks = {
  success: 'border-success bg-success-soft',
  info: 'border-support bg-support-soft',
  error: 'border-danger bg-danger-soft',
} as const;

/** A sentence above a page or a form: what was done, what is to be known, what went wrong. Read aloud when it comes. */
export function Notice({
  kind,
  className = '',
  children,
}: {
  kind: keyof typeof looks;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={`rounded-field border-s-4 px-4 py-3 ${looks[kind]} ${className}`}
    >
      {children}
    </div>
  );
}
