import { useState } from 'react';
import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import type { PictureView } from '../server/picture-view.ts';
import { controlText, type EntryData, type LinkShape } from './entry-form.ts';
import { fieldLabel } from './entry-labels.ts';
import { PartButton, PartFields, type PartRow, usePartRows } from './part-rows.tsx';
import { PictureField } from './picture-field.tsx';

/** Entries that are edited with the one that they belong to: the rooms of a stay. One is begun if there are none. */
export function OwnedList({
  link,
  parts,
  pictures,
  refused,
}: {
  link: LinkShape;
  parts: readonly EntryData[];
  /** Those of the form, by the name of their field. */
  pictures: Readonly<Record<string, readonly PictureView[]>>;
  refused: Refused | undefined;
}) {
  const t = useText();
  const { name, label, target, single = false, begin = {}, pictured = [] } = link;
  const { box, list, setList, add } = usePartRows(link, parts.length > 0 ? parts : [begin]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const one = fieldLabel(target);

  function remove({ key, entry }: PartRow) {
    const documentId = controlText(entry['documentId']);
    if (documentId) setRemoved([...removed, documentId]);
    setList(list.filter((row) => row.key !== key));
  }

  return (
    <fieldset ref={box} className="rounded-card border border-line bg-card p-5">
      <legend className="px-1 text-lg font-semibold">{label}</legend>
      {removed.map((documentId) => (
        <input key={documentId} type="hidden" name={`${name}.removed`} value={documentId} />
      ))}
      <ol className="grid gap-5">
        {list.map((row, at) => (
          <li key={row.key} className="border-b border-line pb-5 last:border-0 last:pb-0">
            <input type="hidden" name={name} value={row.key} />
            <input type="hidden" name={`${name}.${row.key}.documentId`} value={controlText(row.entry['documentId'])} />
            {single ? null : (
              <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
                <p className="font-semibold">{t(adminBuilderTexts.partOf, { label: one, value: at + 1 })}</p>
                <PartButton
                  message={adminContentTexts.removeLabelValue}
                  label={one}
                  at={at}
                  onClick={() => remove(row)}
                />
              </div>
            )}
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <PartFields link={link} row={row} at={at} refused={refused} />
            </div>
            {pictured.map((picture) => {
              const field = `${name}.${row.key}.${picture.name}`;
              return (
                <PictureField
                  key={field}
                  link={{ ...picture, name: field }}
                  pictures={pictures[field] ?? []}
                  error={refused?.errors[`${name}.${at}.${picture.name}`]}
                  within
                />
              );
            })}
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
