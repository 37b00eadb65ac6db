import { type ReactNode, useEffect, useRef } from 'react';
import { AccountHeading } from '../account/account-heading.tsx';

/** The result of an action, in its place: it takes the focus, so that screen readers announce it. */
export function Outcome({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className="outline-none">
      <AccountHeading title={title} text={text} />
      {children}
    </div>
  );
}
