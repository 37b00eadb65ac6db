import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The message of a form: errors are announced at once, good news politely. `focus`: the message takes the focus,
 * because the focused control can no longer be used.
 */
export function Message({
  text,
  good = false,
  focus = false,
}: {
  text: string | undefined;
  good?: boolean;
  focus?: boolean;
}) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text && focus) ref.current?.focus();
  }, [text, focus]);
  return (
    <div role={good ? 'status' : 'alert'} className="empty:absolute">
      {text ? (
        <p
          ref={ref}
          tabIndex={focus ? -1 : undefined}
          className={`rounded-field border-s-4 px-4 py-3 text-base outline-none ${good ? 'border-success bg-success-soft text-success' : 'border-danger bg-danger-soft text-danger'}`}
        >
          {text}
        </p>
      ) : null}
    </div>
  );
}

/** The heading of a sign-in page. */
export function AccountHeading({ title, text }: { title: string; text?: string }) {
  return (
    <header className="mb-7">
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      {text ? <p className="mt-3 text-lg text-ink-soft">{text}</p> : null}
    </header>
  );
}

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
