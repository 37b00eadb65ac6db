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

/** The values of the ticked rows of the page, and the number of its rows. */
function useTicked(): { readonly ticked: readonly string[]; readonly rows: number } {
  const [found, setFound] = useState<{ ticked: readonly string[]; rows: number }>({ ticked: [], rows: 0 });
  useEffect(() => {
    const look = () => {
      const all = boxes();
      const [ticked, rows] = [all.filter(({ checked }) => checked).map(({ value }) => value), all.length];
      setFound((before) =>
        before.ticked.join() === ticked.join() && before.rows === rows ? before : { ticked, rows },
      );
    };
    look();
    document.addEventListener('change', look);
    return () => document.removeEventListener('change', look);
  });
  return found;
}

/** The values of the ticked rows of the page. */
export const useTickedValues = (): readonly string[] => useTicked().ticked;

/** The number of ticked rows on the page, for the bar of what can be done with them. */
export const useTickedRows = (): number => useTickedValues().length;

/** Ticks all rows of the page, and is ticked while all rows are. */
export function AllBox({ label, isLabelHidden = false }: { label: string; isLabelHidden?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const { ticked, rows } = useTicked();
  useEffect(() => {
    if (!box.current) return;
    box.current.checked = ticked.length > 0 && ticked.length === rows;
    box.current.indeterminate = ticked.length > 0 && ticked.length < rows;
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
