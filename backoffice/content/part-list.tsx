import { useEffect, useRef, useState } from 'react';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import { EntryField } from './entry-fields.tsx';
import { controlText, type EntryData, type LinkShape } from './entry-form.ts';
import { Sortable, SortableItem } from './sortable.tsx';

interface Part {
  readonly key: string;
  readonly entry: EntryData;
}

/** The list with the item moved to another place; the same list if that place does not exist. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** The parts of an entry that are edited with it, in order: days of a tour, times, questions. */
export function PartList({
  link,
  parts,
  refused,
}: {
  link: LinkShape;
  parts: readonly EntryData[];
  refused: Refused | undefined;
}) {
  const t = useText();
  const { name, label, fields } = link;
  const [list, setList] = useState<readonly Part[]>(() => parts.map((entry, at) => ({ key: String(at), entry })));
  const made = useRef(parts.length);
  const box = useInputEvent<HTMLFieldSetElement>(list);

  function add() {
    const key = String(made.current);
    made.current += 1;
    setList([...list, { key, entry: {} }]);
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[name^="${name}.${key}."]:not([type=hidden])`)?.focus(),
    );
  }

  return (
    <fieldset ref={box} className="rounded-card border border-line bg-card p-5">
      <legend className="px-1 text-lg font-semibold">{label}</legend>
      {list.length === 0 ? <p className="text-ink-soft">{t(adminContentTexts.noneYet)}</p> : null}
      <Sortable ids={list.map(({ key }) => key)} onMove={(from, to) => setList(moved(list, from, to))}>
        <ol className="grid gap-5">
          {list.map(({ key, entry }, at) => (
            <SortableItem
              key={key}
              id={key}
              label={`${label} ${at + 1}`}
              className="grid gap-4 border-b border-line bg-card pb-5 last:border-0 last:pb-0"
            >
              {(handle) => (
                <>
                  <input type="hidden" name={name} value={key} />
                  <input type="hidden" name={`${name}.${key}.id`} value={controlText(entry['id'])} />
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <div className="flex items-center gap-1">
                      {handle}
                      <p className="font-semibold">
                        {t(adminContentTexts.valueOfCount, { value: at + 1, count: list.length })}
                      </p>
                    </div>
                    <div className="flex flex-wrap gap-1">
                      <Button
                        type="button"
                        variant="quiet"
                        size="sm"
                        disabled={at === 0}
                        onClick={() => setList(moved(list, at, at - 1))}
                      >
                        <Rich
                          message={adminContentTexts.moveUp}
                          values={{ label, value: at + 1, hidden: (words) => <span className="sr-only">{words}</span> }}
                        />
                      </Button>
                      <Button
                        type="button"
                        variant="quiet"
                        size="sm"
                        disabled={at === list.length - 1}
                        onClick={() => setList(moved(list, at, at + 1))}
                      >
                        <Rich
                          message={adminContentTexts.moveDown}
                          values={{ label, value: at + 1, hidden: (words) => <span className="sr-only">{words}</span> }}
                        />
                      </Button>
                      <Button
                        type="button"
                        variant="quiet"
                        size="sm"
                        onClick={() => setList(list.filter((part) => part.key !== key))}
                      >
                        <Rich
                          message={adminContentTexts.removeLabelValue}
                          values={{ label, value: at + 1, hidden: (words) => <span className="sr-only">{words}</span> }}
                        />
                      </Button>
                    </div>
                  </div>
                  {fields.map((shape) => (
                    <EntryField
                      key={shape.name}
                      shape={shape}
                      name={`${name}.${key}.${shape.name}`}
                      path={`${name}.${at}.${shape.name}`}
                      value={controlText(entry[shape.name])}
                      refused={refused}
                    />
                  ))}
                </>
              )}
            </SortableItem>
          ))}
        </ol>
      </Sortable>
      <Button type="button" variant="secondary" size="sm" className="mt-5" onClick={add}>
        <Rich
          message={adminContentTexts.addItemTo}
          values={{ label, hidden: (words) => <span className="sr-only">{words}</span> }}
        />
      </Button>
    </fieldset>
  );
}

/** Fires an input event when the list changes, so that the form notices it like an edited field. */
export function useInputEvent<Box extends HTMLElement>(list: unknown) {
  const box = useRef<Box>(null);
  const previous = useRef(list);
  useEffect(() => {
    if (previous.current === list) return;
    previous.current = list;
    box.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [list]);
  return box;
}
