import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step that replaces another one: it takes the focus, so that screen readers announce the change. */
export function FocusHeading({ children, className = '' }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={`text-3xl outline-none ${className}`}>
      {children}
    </h2>
  );
}
