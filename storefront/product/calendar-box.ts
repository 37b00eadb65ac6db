import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * A group of date fields with a calendar that opens below them, or as a sheet on narrow screens. It closes on Esc, on a
 * press outside and when the focus leaves; `back` names the field that then gets the focus. `room`: the width in pixels
 * that two months need.
 */
export function useCalendarBox(back: string, room = 768) {
  const [open, setOpen] = useState(false);
  const [narrow, setNarrow] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (!open || narrow) return;
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open, narrow]);

  function hide() {
    const focused = document.activeElement;
    // the calendar is about to close: its focus returns to a field
    if (!(focused instanceof HTMLInputElement) && box.current?.contains(focused)) {
      const carrier = box.current?.querySelector<HTMLInputElement>(`input[name=${back}]`);
      carrier?.parentElement?.querySelector('input')?.focus();
    }
    setOpen(false);
  }
  function show() {
    // two months are wider than any dialog that contains these fields
    setNarrow(window.matchMedia(`(width < ${room}px)`).matches || Boolean(box.current?.closest('dialog')));
    setOpen(true);
  }
  return {
    box,
    open,
    narrow,
    show,
    hide,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && open && !narrow) hide();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!narrow && relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
    },
  };
}
