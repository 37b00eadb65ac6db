import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  /** Its link, or its action. */
  readonly to?: string;
  readonly onSelect?: () => void;
}

const look =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 text-start text-base text-ink outline-none hover:bg-sunk focus:bg-sunk focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-support';

/** A menu button by the ARIA pattern: arrows, Home, End, first letters, Esc; closes on an outside click and on Tab. */
export function Menu({ label, trigger, items }: { label: string; trigger: string; items: readonly MenuItem[] }) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const startAt = useRef<'first' | 'last'>('first');
  const id = useId();

  const entries = () => [...(place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const focus = (index: number) =>
    entries()
      .at(index % Math.max(1, entries().length))
      ?.focus();

  function show(start: 'first' | 'last') {
    startAt.current = start;
    setOpen(true);
  }
  function close(back: boolean) {
    setOpen(false);
    if (back) button.current?.focus();
  }

  useEffect(() => {
    if (!open) return;
    const items = place.current?.querySelectorAll<HTMLElement>('[role="menuitem"]');
    items?.[startAt.current === 'first' ? 0 : items.length - 1]?.focus();
    function outside(event: Event) {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    }
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  function steer(event: KeyboardEvent) {
    const all = entries();
    const now = all.findIndex((entry) => entry.matches(':focus'));
    const character = event.key.length === 1 ? event.key.toLowerCase() : undefined;
    if (event.key === 'ArrowDown') focus(now + 1);
    else if (event.key === 'ArrowUp') focus(now - 1);
    else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(-1);
    else if (event.key === 'Escape') close(true);
    else if (character && character !== ' ') {
      const starts = [...all.slice(now + 1), ...all].find((entry) =>
        entry.textContent?.toLowerCase().startsWith(character),
      );
      if (!starts) return;
      starts.focus();
    } else {
      if (event.key === 'Tab') close(false);
      return;
    }
    event.preventDefault();
  }

  return (
    <div ref={place} className="relative">
      <button
        ref={button}
        type="button"
        id={id}
        aria-haspopup="menu"
        aria-expanded={open}
        className="inline-flex min-h-11 items-center gap-2 rounded-full border border-current/40 px-4 font-semibold whitespace-nowrap max-[359px]:px-3 max-[359px]:text-sm"
        onClick={() => (open ? close(false) : show('first'))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          show(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {trigger}
        <svg
          viewBox="0 0 16 16"
          width="14"
          height="14"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="m3 6 5 5 5-5" />
        </svg>
      </button>
      {open ? (
        <div
          role="menu"
          aria-label={label}
          tabIndex={-1}
          onKeyDown={steer}
          className="absolute end-0 top-[calc(100%+8px)] z-50 w-60 rounded-card border border-line bg-card p-2 shadow-panel"
        >
          {items.map((item) => {
            const inside = (
              <>
                {item.icon}
                {item.label}
              </>
            );
            const chosen = () => {
              close(!item.to);
              item.onSelect?.();
            };
            return item.to ? (
              <Link key={item.label} to={item.to} role="menuitem" tabIndex={-1} className={look} onClick={chosen}>
                {inside}
              </Link>
            ) : (
              <button key={item.label} type="button" role="menuitem" tabIndex={-1} className={look} onClick={chosen}>
                {inside}
              </button>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}
