import { useEffect, useEffectEvent, useRef } from 'react';
import { FilterGroup } from '../product/filter-group.tsx';
import { Button } from '../ui/button.tsx';
import { useEarlyPresses } from '../ui/early-presses.ts';
import { urls } from '../urls.ts';
import { PriceFilter } from './price-filter.tsx';
import type { StayListView } from './stay-list-view.ts';

export interface StayFiltersProps {
  view: Pick<StayListView, 'groups' | 'keep' | 'price'>;
  /** The query that the reader has chosen by now; its results may still be on their way. */
  query: string;
  onChange: (query: string) => void;
}

/**
 * All filters. Every tick is a new address; without JavaScript the form sends them together. Their code comes with the
 * first move (ui/later.ts).
 */
export default function StayFilters({ view: { groups, keep, price }, query, onChange }: StayFiltersProps) {
  const form = useRef<HTMLFormElement>(null);
  useEarlyPresses();
  const chosen = new URLSearchParams(query);
  function change(edit: (next: URLSearchParams) => void) {
    const next = new URLSearchParams(query);
    edit(next);
    onChange(next.toString());
  }
  // what was ticked before this listened
  const catchUp = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [];
    const late = [...boxes].filter(({ name, value, checked }) => checked !== chosen.getAll(name).includes(value));
    if (late.length === 0) return;
    change((next) => {
      for (const { name, value, checked } of late) checked ? next.append(name, value) : next.delete(name, value);
    });
  });
  useEffect(() => catchUp(), []);
  const [popular, ...others] = groups.map(({ title, name, values }) => (
    <FilterGroup
      key={name}
      title={title}
      name={name}
      values={values.map((value) => ({ ...value, chosen: chosen.getAll(name).includes(value.value) }))}
      onToggle={(value, ticked) => change((next) => (ticked ? next.append(name, value) : next.delete(name, value)))}
    />
  ));
  return (
    <form ref={form} action={urls.stays} onSubmit={(event) => event.preventDefault()} className="space-y-6">
      {keep.filters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {popular}
      <PriceFilter
        price={price}
        onChange={(min, max) =>
          change((next) => {
            for (const [name, value] of [['min', min] as const, ['max', max] as const]) {
              if (value === null) next.delete(name);
              else next.set(name, String(value));
            }
          })
        }
      />
      {others}
      <noscript>
        <Button type="submit" className="w-full">
          Show results
        </Button>
      </noscript>
    </form>
  );
}
