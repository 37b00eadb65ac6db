import { useEffect, useRef } from 'react';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AlsoDrafts } from './planned-mark.tsx';

/** Chooses a row of a list for the form of what is chosen. */
export function RowBox({ of, label }: { of: string; label: string }) {
  return (
    // a size that fits a finger
    <label className="-my-3 -ms-3 grid size-11 cursor-pointer place-items-center">
      <input type="checkbox" form="bulk" name="of" value={of} aria-label={label} className="size-5 accent-accent" />
    </label>
  );
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('input[form="bulk"][name="of"]')];

/** Ticks all rows of the page, and is ticked while all rows are. */
function AllBox({ label }: { label: string }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const look = () => {
      const ticked = boxes().filter(({ checked }) => checked).length;
      if (!box.current) return;
      box.current.checked = ticked > 0 && ticked === boxes().length;
      box.current.indeterminate = ticked > 0 && !box.current.checked;
    };
    look();
    document.addEventListener('change', look);
    return () => document.removeEventListener('change', look);
  });
  return (
    <label className="flex min-h-11 items-center gap-2 pe-2 text-sm">
      <input
        ref={box}
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        onChange={({ currentTarget: { checked } }) => {
          for (const one of boxes()) one.checked = checked;
        }}
      />
      {label}
    </label>
  );
}

interface Props {
  refused: Refused | undefined;
  /** The number of rows on the page. */
  rows: number;
  publishes: boolean;
  deletes: boolean;
  /** The types of the parts whose drafts are published with the chosen entries. */
  parts: readonly string[];
}

/** What can be done with the chosen entries. */
export function BulkForm({ refused, rows, publishes, deletes, parts }: Props) {
  const t = useText();
  return (
    <AdminForm id="bulk" refused={refused} className="admin-bar mt-5 max-md:static">
      <fieldset className="flex flex-wrap items-center gap-3">
        <legend className="mb-2 text-sm font-semibold">{t(adminContentTexts.withSelected)}</legend>
        <AllBox label={t(adminContentTexts.allOnPage, { rows })} />
        {publishes ? (
          <>
            <Submit name="do" value="publish" variant="secondary" size="sm">
              {t(adminContentTexts.publish)}
            </Submit>
            <Submit name="do" value="unpublish" variant="secondary" size="sm">
              {t(adminContentTexts.unpublish)}
            </Submit>
            {parts.length > 0 ? (
              <AlsoDrafts label={t(adminContentTexts.draftsOfSelected, { parts: parts.join(', ') })} />
            ) : null}
          </>
        ) : null}
        {deletes ? (
          <Submit
            name="do"
            value="delete"
            variant="danger"
            size="sm"
            onClick={(event) => {
              if (!window.confirm(t(adminContentTexts.deleteSelectedQuestion))) event.preventDefault();
            }}
          >
            {t(adminContentTexts.delete)}
          </Submit>
        ) : null}
      </fieldset>
    </AdminForm>
  );
}
