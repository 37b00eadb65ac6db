import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AllBox } from '../ui/row-box.tsx';
import { AlsoDrafts } from './planned-mark.tsx';

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
    <AdminForm id="bulk" refused={refused} className="admin-bar z-2 mt-5 max-md:static">
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
