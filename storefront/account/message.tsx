import { useEffect, useRef } from 'react';

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
