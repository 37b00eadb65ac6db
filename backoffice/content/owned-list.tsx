import { useRef, useState } from 'react';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import { EntryField } from './entry-fields.tsx';
import { controlText, type EntryData, type LinkShape } from './entry-form.ts';
import { useInputEvent } from './part-list.tsx';

interface Owned {
  readonly key: string;
  readonly entry: EntryData;
}

/** Entries that are edited with the one that they belong to: the rooms of a stay. One is begun if there are none. */
export function OwnedList({
  link,
  parts,
  refused,
}: {
  link: LinkShape;
  parts: readonly EntryData[];
  refused: Refused | undefined;
}) {
  const t = useText();
  const { name, label, fields, single = false, begin = {} } = link;
  const [list, setList] = useState<readonly Owned[]>(() =>
    (parts.length > 0 ? parts : [begin]).map((entry, at) => ({ key: String(at), entry })),
  );
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const made = useRef(list.length);
  const box = useInputEvent<HTMLFieldSetElement>(list);

  function add() {
    const key = String(made.current);
    made.current += 1;
    setList([...list, { key, entry: begin }]);
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(`[name^="${name}.${key}."]:not([type=hidden])`)?.focus(),
    );
  }
  function remove({ key, entry }: Owned) {
    const documentId = controlText(entry['documentId']);
    if (documentId) setRemoved([...removed, documentId]);
    setList(list.filter((one) => one.key !== key));
  }

  return (
    <fieldset ref={box} className="rounded-card border border-line bg-card p-5">
      <legend className="px-1 text-lg font-semibold">{label}</legend>
      {removed.map((documentId) => (
        <input key={documentId} type="hidden" name={`${name}.removed`} value={documentId} />
      ))}
      <ol className="grid gap-5">
        {list.map((one, at) => (
          <li key={one.key} className="border-b border-line pb-5 last:border-0 last:pb-0">
            <input type="hidden" name={name} value={one.key} />
            <input type="hidden" name={`${name}.${one.key}.documentId`} value={controlText(one.entry['documentId'])} />
            {single ? null : (
              <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
                <p className="font-semibold">{t(adminBuilderTexts.partOf, { label, value: at + 1 })}</p>
                <Button type="button" variant="quiet" size="sm" onClick={() => remove(one)}>
                  <Rich
                    message={adminBuilderTexts.removePart}
                    values={{ label, value: at + 1, hidden: (words) => <span className="sr-only">{words}</span> }}
                  />
                </Button>
              </div>
            )}
            <div className="grid items-start gap-5 sm:grid-cols-2">
              {fields.map((shape) => (
                <EntryField
                  key={shape.name}
                  shape={shape}
                  name={`${name}.${one.key}.${shape.name}`}
                  path={`${name}.${at}.${shape.name}`}
                  value={controlText(one.entry[shape.name])}
                  refused={refused}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {single ? null : (
        <Button type="button" variant="secondary" size="sm" className="mt-5" onClick={add}>
          <Rich
            message={adminBuilderTexts.addPart}
            values={{ label, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Button>
      )}
    </fieldset>
  );
}
