import { useState } from 'react';
import { productFiltersTexts } from '../../messages/en/product/filters.ts';
import { Rich } from '../rendering/text.tsx';
import type { FilterValue, FilterValues } from './list-filters.ts';

export interface FilterGroupProps {
  title: string;
  /** The name of its parameter. */
  name: string;
  values: readonly FilterValue[];
  /** Only one value can be chosen. */
  single?: boolean | undefined;
  onToggle: (value: string, chosen: boolean) => void;
  long?: FilterValues['long'] | undefined;
}

/** A list with only one more value than this needs no button. */
const shownFirst = 6;

/** Filter values to tick, each with its number of results; long lists show the rest on request. */
export function FilterGroup({ title, name, values, single = false, onToggle, long }: FilterGroupProps) {
  const [all, setAll] = useState(false);
  const first = long?.first ?? shownFirst;
  const [more, fewer] = long
    ? [productFiltersTexts.showMore, productFiltersTexts.showLess]
    : [productFiltersTexts.showAll, productFiltersTexts.showFewer];
  const cut = long ? values.length > first : values.length > first + 1;
  return (
    <fieldset className="border-line not-first-of-type:border-t not-first-of-type:pt-5">
      <legend className="float-left mb-2 w-full font-display text-lg font-medium text-ink">{title}</legend>
      <div className="clear-both">
        {values.map(({ value, label, count, chosen }, index) => (
          <label key={value} className={cut && !all && index >= first && !chosen ? 'tick more-values' : 'tick'}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              checked={chosen}
              disabled={count === 0 && !chosen}
              onChange={(event) => onToggle(value, event.target.checked)}
            />
            <span>{label}</span>
            {count?.toLocaleString('en-IN')}
          </label>
        ))}
      </div>
      {cut ? (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="needs-script min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
        >
          <Rich
            message={all ? fewer : more}
            values={{
              count: values.length,
              title: title.toLowerCase(),
              hidden: (words) => <span className="sr-only">{words}</span>,
            }}
          />
        </button>
      ) : null}
    </fieldset>
  );
}
