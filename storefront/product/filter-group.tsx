import { useState } from 'react';
import type { FilterValue } from '../stay/filter-groups.ts';

export interface FilterGroupProps {
  title: string;
  /** Name of the parameter in the address. */
  name: string;
  values: readonly FilterValue[];
  onToggle: (value: string, chosen: boolean) => void;
}

const shownFirst = 6;

/** Values to tick, each with how many stays it leaves; long lists show all on request. */
export function FilterGroup({ title, name, values, onToggle }: FilterGroupProps) {
  const [all, setAll] = useState(false);
  const long = values.length > shownFirst + 1;
  return (
    <fieldset className="border-line not-first-of-type:border-t not-first-of-type:pt-5">
      <legend className="float-left mb-2 w-full font-display text-lg font-medium text-ink">{title}</legend>
      <div className="clear-both">
        {values.map(({ value, label, count, chosen }, index) => (
          <label key={value} className={long && !all && index >= shownFirst && !chosen ? 'tick more-values' : 'tick'}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={chosen}
              disabled={count === 0 && !chosen}
              onChange={(event) => onToggle(value, event.target.checked)}
            />
            <span>{label}</span>
            {count.toLocaleString('en-IN')}
          </label>
        ))}
      </div>
      {long ? (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="needs-script min-h-11 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {all ? 'Show fewer' : `Show all ${values.length}`}
          <span className="sr-only"> {title.toLowerCase()}</span>
        </button>
      ) : null}
    </fieldset>
  );
}
