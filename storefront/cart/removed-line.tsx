import { useEffect, useRef } from 'react';

/** Reports a removed line and offers to undo it. */
export function RemovedLine({ text, onUndo, onGone }: { text: string; onUndo: () => void; onGone: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  // the pressed button is gone with its line: the undo button takes the focus
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 rounded-field bg-sunk py-1.5 ps-4 pe-2">
      <p role="status" className="grow">
        {text}
      </p>
      <button
        ref={undo}
        type="button"
        className="min-h-11 px-3 font-semibold text-support underline underline-offset-4"
        onClick={onUndo}
      >
        Undo
      </button>
      <button type="button" className="min-h-11 px-3 text-ink-soft" onClick={onGone}>
        Dismiss
      </button>
    </div>
  );
}
