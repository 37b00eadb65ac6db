import { type KeyboardEvent, useId, useState } from 'react';
import { priceTop } from '../../service/catalog/stays/stay-search.ts';
import { formatMoney, fromRupees } from '../../service/core/money.ts';

export interface PriceFilterProps {
  min: number | null;
  max: number | null;
  /** Cheapest and dearest of what is found. */
  range: { min: number; max: number } | null;
  onChange: (min: number | null, max: number | null) => void;
}

/** The lowest and highest price of a night. The least is between 0 and the highest, which stops at 50,000 (S1 §5). */
export function PriceFilter({ min, max, range, onChange }: PriceFilterProps) {
  const id = useId();
  const [low, setLow] = useState(min === null ? '' : String(min));
  const [high, setHigh] = useState(max === null ? '' : String(max));
  // another bound in the address takes the place of what stands there; the other one may be being typed
  const [known, setKnown] = useState({ min, max });
  if (known.min !== min || known.max !== max) {
    setKnown({ min, max });
    if (known.min !== min) setLow(min === null ? '' : String(min));
    if (known.max !== max) setHigh(max === null ? '' : String(max));
  }

  function apply() {
    const most = high === '' ? priceTop : Math.min(priceTop, Math.max(0, Math.round(Number(high))));
    const least = Math.min(most, Math.max(0, Math.round(Number(low) || 0)));
    const to = Math.max(most, least);
    setLow(least === 0 ? '' : String(least));
    setHigh(to === priceTop ? '' : String(to));
    const next = [least === 0 ? null : least, to === priceTop ? null : to] as const;
    if (next[0] !== min || next[1] !== max) onChange(...next);
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  const field = (name: 'min' | 'max', label: string, value: string, set: (text: string) => void) => (
    <div>
      <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <span className="flex min-h-11 items-center gap-1 rounded-field border border-line-strong bg-card px-3 focus-within:border-ink">
        <span aria-hidden="true" className="text-ink-soft">
          ₹
        </span>
        <input
          id={`${id}-${name}`}
          name={name}
          type="number"
          inputMode="numeric"
          min={0}
          max={priceTop}
          value={value}
          placeholder={range ? String(name === 'min' ? range.min : Math.min(range.max, priceTop)) : ''}
          onChange={(event) => set(event.target.value)}
          onBlur={apply}
          onKeyDown={press}
          className="h-11 w-full bg-transparent text-ink tabular-nums [appearance:textfield] placeholder:text-ink-soft [&::-webkit-inner-spin-button]:appearance-none"
        />
      </span>
    </div>
  );
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left mb-2 w-full font-display text-lg font-medium text-ink">Price range</legend>
      <div className="clear-both grid grid-cols-2 gap-3">
        {field('min', 'Min price', low, setLow)}
        {field('max', 'Max price', high, setHigh)}
      </div>
      {range ? (
        <p className="mt-2 text-sm text-ink-soft">
          Found from {formatMoney(fromRupees(range.min))} to {formatMoney(fromRupees(range.max))} a night
        </p>
      ) : null}
    </fieldset>
  );
}
