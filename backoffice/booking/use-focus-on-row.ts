import { useEffect, useRef } from 'react';

/** When the panel is closed, its row has the focus again. */
export function useFocusOnRow(open: string | null): void {
  const before = useRef(open);
  useEffect(() => {
    const closed = open === null ? before.current : null;
    before.current = open;
    if (closed !== null) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(closed)}"]`)?.focus();
  }, [open]);
}
