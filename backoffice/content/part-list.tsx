import { adminBuilderTexts } from '../../messages/en/admin/builder.ts';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import { controlText, type EntryData, type LinkShape } from './entry-form.ts';
import { fieldLabel } from './entry-labels.ts';
import { PartButton, PartFields, usePartRows } from './part-rows.tsx';
import { moved, Sortable, SortableItem } from './sortable.tsx';

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
  const { name, label, target } = link;
  const { box, list, setList, add } = usePartRows(link, parts);
  const one = fieldLabel(target);

  return (
    <fieldset ref={box} className="rounded-card border border-line bg-card p-5">
      <legend className="px-1 text-lg font-semibold">{label}</legend>
      {list.length === 0 ? <p className="text-ink-soft">{t(adminContentTexts.noneYet)}</p> : null}
      <Sortable ids={list.map(({ key }) => key)} onMove={(from, to) => setList(moved(list, from, to))}>
        <ol className="grid gap-5">
          {list.map((row, at) => (
            <SortableItem
              key={row.key}
              id={row.key}
              label={t(adminBuilderTexts.partOf, { label: one, value: at + 1 })}
              className="grid gap-4 border-b border-line bg-card pb-5 last:border-0 last:pb-0"
            >
              {(handle) => (
                <>
                  <input type="hidden" name={name} value={row.key} />
                  <input type="hidden" name={`${name}.${row.key}.id`} value={controlText(row.entry['id'])} />
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <div className="flex items-center gap-1">
                      {handle}
                      <p className="font-semibold">
                        {t(adminContentTexts.valueOfCount, { value: at + 1, count: list.length })}
                      </p>
                    </div>
                    <div className="flex flex-wrap gap-1">
                      <PartButton
                        message={adminContentTexts.moveUp}
                        label={one}
                        at={at}
                        disabled={at === 0}
                        onClick={() => setList(moved(list, at, at - 1))}
                      />
                      <PartButton
                        message={adminContentTexts.moveDown}
                        label={one}
                        at={at}
                        disabled={at === list.length - 1}
                        onClick={() => setList(moved(list, at, at + 1))}
                      />
                      <PartButton
                        message={adminContentTexts.removeLabelValue}
                        label={one}
                        at={at}
                        onClick={() => setList(list.filter(({ key }) => key !== row.key))}
                      />
                    </div>
                  </div>
                  <PartFields link={link} row={row} at={at} refused={refused} />
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
