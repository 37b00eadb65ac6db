import { useEffect, useRef, useState } from 'react';

/** Chooses a row of a list for the form of what is chosen. */
export function RowBox({ of, label }: { of: string; label: string }) {
  return (
    // a size that fits a finger
    <label className="relative z-1 -my-3 -ms-3 grid size-11 cursor-pointer place-items-center">
      <input type="checkbox" form="bulk" name="of" value={of} aria-label={label} className="size-5 accent-accent" />
    </label>
  );
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[form="bulk"][name="of"]')];

/** The number of ticked rows on the page. */
function useTicked(): { readonly ticked: number; readonly rows: number } {
  const [count, setCount] = useState({ ticked: 0, rows: 0 });
  useEffect(() => {
    const look = () => {
      const [ticked, rows] = [boxes().filter(({ checked }) => checked).length, boxes().length];
      setCount((before) => (before.ticked === ticked && before.rows === rows ? before : { ticked, rows }));
    };
    look();
    document.addEventListener('change', look);
    return () => document.removeEventListener('change', look);
  });
  return count;
}

/** The number of ticked rows on the page, for the bar of what can be done with them. */
export const useTickedRows = (): number => useTicked().ticked;

/** Ticks all rows of the page, and is ticked while all rows are. */
export function AllBox({ label, isLabelHidden = false }: { label: string; isLabelHidden?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const { ticked, rows } = useTicked();
  useEffect(() => {
    if (!box.current) return;
    box.current.checked = ticked > 0 && ticked === rows;
    box.current.indeterminate = ticked > 0 && ticked < rows;
  }, [ticked, rows]);
  return (
    <label
      className={
        isLabelHidden
          ? 'needs-script -my-2 -ms-3 grid size-11 cursor-pointer place-items-center'
          : 'flex min-h-11 items-center gap-2 pe-2 text-sm'
      }
    >
      <input
        ref={box}
        type="checkbox"
        aria-label={isLabelHidden ? label : undefined}
        className="size-5 shrink-0 accent-accent"
        onChange={({ currentTarget: { checked } }) => {
          for (const one of boxes()) one.checked = checked;
        }}
      />
      {isLabelHidden ? null : label}
    </label>
  );
}
