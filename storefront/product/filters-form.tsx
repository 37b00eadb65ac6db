import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { productFiltersTexts } from '../../messages/en/product/filters.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { FilterGroup } from './filter-group.tsx';
import type { FilterValues } from './list-filters.ts';
import type { Parameters } from './results-view.ts';

/** Edits a copy of the query, which is then requested. */
export type ChangeQuery = (edit: (next: URLSearchParams) => void) => void;

export interface FiltersFormProps {
  /** The path of the list. */
  path: string;
  groups: readonly FilterValues[];
  /** Parameters that the filters do not change but must send along. */
  keep: Parameters;
  /** The query that the reader has chosen; its results may still be loading. */
  query: string;
  onChange: (query: string) => void;
  /** Rendered after the first group. */
  between?: (change: ChangeQuery) => ReactNode;
}

/**
 * All filters. Each tick leads to a new address; without JavaScript the form sends them together. Their code is loaded
 * when the browser is idle (rendering/later.ts).
 */
export function FiltersForm({ path, groups, keep, query, onChange, between }: FiltersFormProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useEarlyPresses();
  const chosen = new URLSearchParams(query);
  const change: ChangeQuery = (edit) => {
    const next = new URLSearchParams(query);
    edit(next);
    onChange(next.toString());
  };
  // read the boxes that were ticked before hydration
  const catchUp = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
    const late = [...boxes].filter(({ name, value, checked }) => checked !== chosen.getAll(name).includes(value));
    if (late.length === 0) return;
    change((next) => {
      for (const { name, value, checked } of late) checked ? next.append(name, value) : next.delete(name, value);
    });
  });
  useEffect(() => catchUp(), []);
  const [first, ...others] = groups.map(({ title, name, values, long }) => (
    <FilterGroup
      key={name}
      title={title}
      name={name}
      values={values.map((value) => ({ ...value, chosen: chosen.getAll(name).includes(value.value) }))}
      long={long}
      onToggle={(value, ticked) => change((next) => (ticked ? next.append(name, value) : next.delete(name, value)))}
    />
  ));
  return (
    <form
      ref={form}
      action={addressIn(t.language, path)}
      onSubmit={(event) => event.preventDefault()}
      className="space-y-6"
    >
      {keep.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {first}
      {between?.(change)}
      {others}
      <noscript>
        <Button type="submit" className="w-full">
          {t(productFiltersTexts.showResults)}
        </Button>
      </noscript>
    </form>
  );
}
