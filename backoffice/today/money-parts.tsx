import { Fragment } from 'react';
import { formatMoney } from '../../service/core/money.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import type { TodayData } from '../server/read-today.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { RevenueChart } from './revenue-chart.tsx';
import { Line, More, Rows } from './rows.tsx';

interface Props {
  /** The form's name on its page. */
  what: string;
  of: string;
  /** The title that opens it: 'Record a transfer'. */
  open: string;
  send: string;
}

/** Records a bank transfer by its reference. Folded. */
export function TransferForm({ what, of, open, send }: Props) {
  return (
    <details>
      <summary className="min-h-11 w-fit content-center font-semibold text-support underline">
        {open} <span className="sr-only">for {of}</span>
      </summary>
      <AdminForm refused={undefined} className="flex flex-wrap items-end gap-3 pb-2">
        <input type="hidden" name="of" value={of} />
        <TextField label="Bank reference (UTR)" name="reference" required className="min-w-0 flex-1 basis-48" />
        <Submit name="do" value={what} variant="secondary">
          {send}
        </Submit>
      </AdminForm>
    </details>
  );
}

/** Unpaid holds, manual refunds and revenue. */
export function MoneyParts({ unpaid, money, revenue }: Pick<TodayData, 'unpaid' | 'money' | 'revenue'>) {
  const [toSend, held] = [money?.toSend, money?.held];
  const others = toSend ? toSend.total - toSend.payments.length : 0;
  return (
    <>
      {unpaid === undefined ? null : (
        <Panel title={unpaid?.total ? `Awaiting payment (${unpaid.total})` : 'Awaiting payment'}>
          <Rows
            rows={unpaid?.bookings}
            none="No unpaid holds."
            keyOf={({ bookingId }) => bookingId}
            row={({ bookingId, name, total, method, until }) => (
              <>
                <Line
                  main={<More to={adminUrls.booking(bookingId)}>{name}</More>}
                  more={
                    <>
                      {bookingId} · on hold until <When at={until} />
                    </>
                  }
                  end={`${formatMoney(total)}${method === 'upi' ? ' by UPI' : ''}`}
                />
                <TransferForm what="upi" of={bookingId} open="Record a transfer" send="Confirm booking" />
              </>
            )}
          />
        </Panel>
      )}
      {money === undefined ? null : (
        <Panel title={toSend?.total ? `Refunds to pay (${toSend.total})` : 'Refunds to pay'}>
          <Rows
            rows={toSend?.payments}
            none="No refunds to pay."
            keyOf={({ reference }) => reference}
            row={({ bookingId, reference, toSend, problem }) => (
              <>
                <Line
                  main={<More to={adminUrls.booking(bookingId)}>{bookingId}</More>}
                  more={problem ?? reference}
                  end={formatMoney(toSend)}
                />
                <TransferForm what="refund" of={reference} open="Mark as sent" send="Save" />
              </>
            )}
          />
          {others > 0 ? (
            <p className="mt-3 text-sm">
              <More to={`${adminUrls.bookings}?waiting=person`}>{`${others} more in Bookings`}</More>
            </p>
          ) : null}
          {held && held.total > 0 ? (
            <p className="mt-3 text-sm text-ink-soft">
              {held.total === 1 ? 'One payment is' : `${held.total} payments are`} on hold because the amount does not
              match{held.total > held.payments.length ? ' (first few shown)' : ''}:{' '}
              {held.payments.map(({ bookingId, reference }, index) => (
                <Fragment key={reference}>
                  {index === 0 ? null : ', '}
                  <More to={adminUrls.booking(bookingId)}>{bookingId}</More>
                </Fragment>
              ))}
            </p>
          ) : null}
        </Panel>
      )}
      {revenue === undefined ? null : (
        <Panel title="Last 30 days">
          {revenue ? <RevenueChart {...revenue} /> : <Rows rows={null} none="" keyOf={() => ''} row={() => null} />}
        </Panel>
      )}
    </>
  );
}
