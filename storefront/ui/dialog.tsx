import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { uiTexts } from '../../messages/en/ui.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'full';
}

const widths = {
  sm: 'md:max-w-[440px]',
  md: 'md:max-w-[600px]',
  lg: 'md:max-w-[920px]',
  full: 'md:w-full md:max-w-none md:h-dvh md:max-h-none md:rounded-none',
} as const;

/**
 * A modal on the native <dialog>: the browser traps the focus, closes on Esc and returns the focus. On phones a sheet
 * from the bottom. An element with `data-autofocus` gets the first focus. The page does not scroll behind it (app.css).
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, size = 'md' }: Omit<DialogProps, 'open'>) {
  const t = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(ref, onClose);

  return (
    <dialog
      ref={ref}
      aria-labelledby={heading}
      className={`sheet ${widths[size]} ${size === 'full' ? 'h-dvh max-h-none rounded-none' : ''}`}
    >
      <div className="flex min-h-0 grow flex-col">
        <div className="relative z-1 flex items-center justify-between gap-4 ps-5 pe-3 pt-4 md:ps-8 md:pe-5 md:pt-6">
          <h2 id={heading} className="min-w-0 text-2xl wrap-anywhere">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunk"
          >
            <Icon name="x" size={22} />
            <span className="sr-only">{t(uiTexts.close)}</span>
          </button>
        </div>
        <div className="scroll-edge relative min-h-0 grow overflow-y-auto overscroll-contain px-5 pt-3 pb-6 md:px-8 md:pb-8">
          {children}
        </div>
      </div>
    </dialog>
  );
}

/** Opens a <dialog> as a modal while its component is mounted. An element with `data-autofocus` gets the focus. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  // a layout effect: its cleanup runs while the dialog is still in the document, so that closing returns the focus
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!document.querySelector('dialog:modal')) keepScrollbarPlace();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    const stop = closeFromOutside(dialog, () => close());
    return () => {
      stop();
      dialog.close();
    };
  }, [ref]);
}

/** A modal hides the page's scrollbar; app.css fills its place so that nothing moves. */
function keepScrollbarPlace(): void {
  const { documentElement } = document;
  documentElement.style.setProperty('--scrollbar', `${window.innerWidth - documentElement.clientWidth}px`);
}

/** Esc, the browser's own closing, and a press that both begins and ends on the backdrop. */
function closeFromOutside(dialog: HTMLDialogElement, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed = false;
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    },
    { signal },
  );
  // in development effects run twice: the late event of the first closing finds the dialog open again
  dialog.addEventListener('close', (event) => event.target === dialog && !dialog.open && close(), { signal });
  dialog.addEventListener(
    'mousedown',
    (event) => {
      pressed = event.target === dialog;
    },
    { signal },
  );
  dialog.addEventListener('click', (event) => pressed && event.target === dialog && close(), { signal });
  return () => listening.abort();
}
