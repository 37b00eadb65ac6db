import { useEffect, useEffectEvent, useRef } from 'react';
import { productFiltersTexts } from '../../messages/en/product/filters.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { FilterGroup } from '../product/filter-group.tsx';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import type { CarListView } from './car-list-view.ts';

export interface CarFiltersProps {
  view: Pick<CarListView, 'groups' | 'keep' | 'path'>;
  /** The query that the reader has chosen; its results may still be loading. */
  query: string;
  onChange: (query: string) => void;
}

/** All filters. Each tick leads to a new address; without JavaScript the form sends them together. */
export default function CarFilters({ view: { groups, keep, path }, query, onChange }: CarFiltersProps) {
  const t = useText();
  const form = useRef<HTMLFormElement>(null);
  useEarlyPresses();
  const chosen = new URLSearchParams(query);
  const isSingle = (name: string) => groups.some((group) => group.name === name && group.single);
  function toggle(next: URLSearchParams, name: string, value: string, ticked: boolean) {
    if (isSingle(name)) next.delete(name);
    if (ticked) next.append(name, value);
    else next.delete(name, value);
  }
  // read the boxes that were ticked before hydration
  const catchUp = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? [];
    const late = [...boxes].filter(({ name, value, checked }) => checked !== chosen.getAll(name).includes(value));
    if (late.length === 0) return;
    const next = new URLSearchParams(query);
    for (const { name, value, checked } of late) if (checked || !isSingle(name)) toggle(next, name, value, checked);
    onChange(next.toString());
  });
  useEffect(() => catchUp(), []);
  return (
    <form
      ref={form}
      action={addressIn(t.language, path)}
      onSubmit={(event) => event.preventDefault()}
      className="space-y-6"
    >
      {keep.filters.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map(({ title, name, single, values }) => (
        <FilterGroup
          key={name}
          title={title}
          name={name}
          single={single}
          values={values.map((value) => ({ ...value, chosen: chosen.getAll(name).includes(value.value) }))}
          onToggle={(value, ticked) => {
            const next = new URLSearchParams(query);
            toggle(next, name, value, ticked);
            onChange(next.toString());
          }}
        />
      ))}
      <noscript>
        <Button type="submit" className="w-full">
          {t(productFiltersTexts.showResults)}
        </Button>
      </noscript>
    </form>
  );
}
