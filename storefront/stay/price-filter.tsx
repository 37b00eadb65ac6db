import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { stayFiltersTexts } from '../../messages/en/stay/filters.ts';
import { priceTop } from '../../service/catalog/stays/stay-vocabulary.ts';
import { fromRupees, type Paise, toRupees, zero } from '../../service/core/money.ts';
import { useText } from '../rendering/text.tsx';
import type { PriceView } from './price-view.ts';

export interface PriceFilterProps {
  price: PriceView;
  /** The bounds as they are in the address; '' for none. */
  onChange: (bounds: { readonly min: string; readonly max: string }) => void;
}

const textOf = (amount: Paise | null) => (amount === null ? '' : String(toRupees(amount)));

/** The lowest and highest price of a night (STAY-8). */
export function PriceFilter({ price: { min, max, top, found, bars }, onChange }: PriceFilterProps) {
  const t = useText();
  const id = useId();
  const [low, setLow] = useState(textOf(min));
  const [high, setHigh] = useState(textOf(max));
  // a new bound in the address replaces its field's value; the other field may be in use
  const [known, setKnown] = useState({ min, max });
  if (known.min !== min || known.max !== max) {
    setKnown({ min, max });
    if (known.min !== min) setLow(textOf(min));
    if (known.max !== max) setHigh(textOf(max));
  }

  const fields = useRef<HTMLDivElement>(null);
  // read the values that were typed before hydration
  useEffect(() => {
    const [least, most] = fields.current?.querySelectorAll('input') ?? [];
    if (least?.value) setLow(least.value);
    if (most?.value) setHigh(most.value);
  }, []);

  function apply(typed: 'min' | 'max') {
    const next = priceBounds(low, high, typed);
    const texts = { min: textOf(next.min), max: textOf(next.max) };
    setLow(texts.min);
    setHigh(texts.max);
    if (next.min !== min || next.max !== max) onChange(texts);
  }
  const press = (event: KeyboardEvent, typed: 'min' | 'max') => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply(typed);
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
          max={toRupees(top)}
          value={value}
          placeholder={textOf(found?.[name] ?? null)}
          onChange={(event) => set(event.target.value)}
          onBlur={() => apply(name)}
          onKeyDown={(event) => press(event, name)}
          className="h-11 w-full bg-transparent text-ink tabular-nums [appearance:textfield] placeholder:text-ink-soft [&::-webkit-inner-spin-button]:appearance-none"
        />
      </span>
    </div>
  );
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left mb-2 w-full font-display text-lg font-medium text-ink">
        {t(stayFiltersTexts.priceRange)}
      </legend>
      {bars ? <Histogram bars={bars} from={amountOf(low) ?? zero} to={amountOf(high) || top} /> : null}
      <div ref={fields} className="clear-both grid grid-cols-2 gap-3">
        {field('min', t(stayFiltersTexts.minPrice), low, setLow)}
        {field('max', t(stayFiltersTexts.maxPrice), high, setHigh)}
      </div>
      {found ? <p className="mt-2 text-sm text-ink-soft">{found.text}</p> : null}
    </fieldset>
  );
}

/** The number of stays by price; the part within the bounds is highlighted. */
function Histogram({ bars, from, to }: { bars: NonNullable<PriceView['bars']>; from: Paise; to: Paise }) {
  const id = useId();
  const start = Math.min(100, (100 * from) / bars.to);
  const width = Math.max(0, Math.min(100, (100 * to) / bars.to) - start);
  return (
    <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true" className="clear-both mb-2 h-14 w-full">
      <path d={bars.path} className="fill-line-strong/40" />
      <clipPath id={id}>
        <rect x={start} width={width} height="40" />
      </clipPath>
      <path d={bars.path} clipPath={`url(#${id})`} className="fill-support" />
      <path d="M0 40h100" className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

interface PriceBounds {
  /** A night; null: no bound. */
  readonly min: Paise | null;
  readonly max: Paise | null;
}

/** The price in a field, in whole rupees. */
function amountOf(text: string): Paise | null {
  const amount = Math.round(Number(text));
  if (text === '' || !Number.isFinite(amount)) return null;
  return fromRupees(Math.min(toRupees(priceTop), Math.max(0, amount)));
}

/**
 * The bounds of two typed prices. The minimum is between 0 and the maximum, the maximum between the minimum and 50,000
 * (STAY-8): the field that was just `typed` is adjusted, the other one stays.
 */
export function priceBounds(low: string, high: string, typed: 'min' | 'max'): PriceBounds {
  const least = amountOf(low) ?? zero;
  const most = amountOf(high) ?? priceTop;
  const min = typed === 'min' && most < least ? most : least;
  const max = typed === 'max' && most < least ? least : most;
  return { min: min === 0 ? null : min, max: max === priceTop ? null : max };
}
