import { type ReactNode, useEffect, useRef } from 'react';
import { AccountHeading } from '../account/account-heading.tsx';

/** What became of what was asked, in its place: it takes the focus, so that the change is heard. */
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
