import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm } from '../ui/admin-form.tsx';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { useTickedRows } from '../ui/row-box.tsx';
import { adminUrls } from '../urls.ts';

/** What can be done with the ticked bookings. It is shown while one is ticked (`.bulk-bar`). */
export function BulkBar({ refused }: { refused: Refused | undefined }) {
  const t = useText();
  const ticked = useTickedRows();
  return (
    <>
      <p role="status" className="sr-only">
        {ticked > 0 ? t(adminBookingsTexts.bulkAnnounced, { count: ticked }) : ''}
      </p>
      {/* sent by the browser itself: two of its buttons fetch a file and a page */}
      <AdminForm id="bulk" reloadDocument refused={refused} className={refused ? 'bulk-bar is-refused' : 'bulk-bar'}>
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="sr-only">{t(adminBookingsTexts.withSelected)}</legend>
          <span aria-hidden="true" className="needs-script me-2 font-semibold whitespace-nowrap">
            {t(adminBookingsTexts.selectedCount, { count: ticked })}
          </span>
          <Button type="submit" name="do" value="remind" variant="secondary" size="sm">
            <AdminIcon name="mail" size={16} />
            {t(adminBookingsTexts.remindAboutPayment)}
          </Button>
          <Button type="submit" formMethod="get" formAction={adminUrls.printBookings} variant="secondary" size="sm">
            <AdminIcon name="printer" size={16} />
            {t(adminBookingsTexts.printList)}
          </Button>
          <Button type="submit" formMethod="get" formAction={adminUrls.bookingsCsv} variant="secondary" size="sm">
            <AdminIcon name="table-2" size={16} />
            {t(adminBookingsTexts.exportCsv)}
          </Button>
        </fieldset>
      </AdminForm>
    </>
  );
}
