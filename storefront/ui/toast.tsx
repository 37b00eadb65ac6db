import { useEffect, useRef, useSyncExternalStore } from 'react';
import { uiTexts } from '../../messages/en/ui.ts';
import { useText } from '../rendering/text.tsx';

type Kind = 'info' | 'success' | 'error';

interface Shown {
  readonly id: number;
  readonly text: string;
  readonly kind: Kind;
  readonly title: string | undefined;
}

let shown: readonly Shown[] = [];
const none: readonly Shown[] = [];
let last = 0;
const listeners = new Set<() => void>();

function show(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a brief message at the bottom, announced politely. `ms` 0: it stays until it is dismissed. */
export function toast(
  text: string,
  { kind = 'info', title, ms = 5_000 }: { kind?: Kind; title?: string; ms?: number } = {},
): void {
  last += 1;
  const id = last;
  show([...shown.filter((other) => other.text !== text || other.title !== title), { id, text, kind, title }].slice(-3));
  if (ms > 0) setTimeout(() => dismiss(id), ms);
}

function dismiss(id: number): void {
  show(shown.filter((other) => other.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const looks: Readonly<Record<Kind, string>> = {
  info: 'border-line',
  success: 'border-success',
  error: 'border-danger',
};

/** The live region of toasts; rendered once in the document. A popover, so that it is above open dialogs. */
export function Toaster() {
  const t = useText();
  const toasts = useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
  const ref = useRef<HTMLElement>(null);
  const some = toasts.length > 0;
  useEffect(() => {
    if (some) ref.current?.showPopover?.();
    return () => ref.current?.hidePopover?.();
  }, [some]);
  return (
    <>
      <section ref={ref} popover="manual" aria-label={t(uiTexts.notifications)} className="toaster">
        {toasts.map(({ id, text, kind, title }) => (
          <div key={id} className={`toast pointer-events-auto border-s-4 ${looks[kind]}`}>
            <div className="grow">
              {title ? <p className="font-semibold">{title}</p> : null}
              <p>{text}</p>
            </div>
            <button
              type="button"
              className="min-h-11 shrink-0 px-2 text-sm font-semibold text-support underline"
              onClick={() => dismiss(id)}
            >
              {t(uiTexts.dismiss)}
            </button>
          </div>
        ))}
      </section>
      <div role="status" aria-live="polite" className="sr-only">
        {toasts.map(({ id, text, title }) => (
          <p key={id}>{title ? `${title}: ${text}` : text}</p>
        ))}
      </div>
    </>
  );
}
