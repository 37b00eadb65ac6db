import { Fragment } from 'react';
import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { TodayData } from '../server/read-today.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { formatInstant, When } from '../ui/when.tsx';
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
  const t = useText();
  return (
    <details>
      <summary className="min-h-11 w-fit content-center font-semibold text-support underline">
        {open} <span className="sr-only">{t(adminTodayTexts.for, { of })}</span>
      </summary>
      <AdminForm refused={undefined} className="flex flex-wrap items-end gap-3 pb-2">
        <input type="hidden" name="of" value={of} />
        <TextField
          label={t(adminTodayTexts.bankReferenceUtr)}
          name="reference"
          required
          className="min-w-0 flex-1 basis-48"
        />
        <Submit name="do" value={what} variant="secondary">
          {send}
        </Submit>
      </AdminForm>
    </details>
  );
}

/** Unpaid holds, manual refunds and revenue. */
export function MoneyParts({ unpaid, money, revenue }: Pick<TodayData, 'unpaid' | 'money' | 'revenue'>) {
  const t = useText();
  const [toSend, held] = [money?.toSend, money?.held];
  const others = toSend ? toSend.total - toSend.payments.length : 0;
  return (
    <>
      {unpaid === undefined ? null : (
        <Panel
          title={
            unpaid?.total
              ? t(adminTodayTexts.awaitingPaymentCount, { total: unpaid.total })
              : t(adminTodayTexts.awaitingPayment)
          }
        >
          <Rows
            rows={unpaid?.bookings}
            none={t(adminTodayTexts.noUnpaidHolds)}
            keyOf={({ bookingId }) => bookingId}
            row={({ bookingId, name, total, method, until }) => (
              <>
                <Line
                  main={<More to={adminUrls.booking(bookingId)}>{name}</More>}
                  more={
                    <Rich
                      message={adminTodayTexts.onHoldUntil}
                      values={{
                        bookingId,
                        until: formatInstant(until),
                        time: (words) => <When at={until}>{words}</When>,
                      }}
                    />
                  }
                  end={
                    method === 'upi' ? t(adminTodayTexts.totalByUpi, { total: formatMoney(total) }) : formatMoney(total)
                  }
                />
                <TransferForm
                  what="upi"
                  of={bookingId}
                  open={t(adminTodayTexts.recordATransfer)}
                  send={t(adminTodayTexts.confirmBooking)}
                />
              </>
            )}
          />
        </Panel>
      )}
      {money === undefined ? null : (
        <Panel
          title={
            toSend?.total
              ? t(adminTodayTexts.refundsToPayCount, { total: toSend.total })
              : t(adminTodayTexts.refundsToPay)
          }
        >
          <Rows
            rows={toSend?.payments}
            none={t(adminTodayTexts.noRefunds)}
            keyOf={({ reference }) => reference}
            row={({ bookingId, reference, toSend, problem }) => (
              <>
                <Line
                  main={<More to={adminUrls.booking(bookingId)}>{bookingId}</More>}
                  more={problem ?? reference}
                  end={formatMoney(toSend)}
                />
                <TransferForm
                  what="refund"
                  of={reference}
                  open={t(adminTodayTexts.markAsSent)}
                  send={t(adminTodayTexts.save)}
                />
              </>
            )}
          />
          {others > 0 ? (
            <p className="mt-3 text-sm">
              <More to={`${adminUrls.bookings}?waiting=person`}>{t(adminTodayTexts.moreInBookings, { others })}</More>
            </p>
          ) : null}
          {held && held.total > 0 ? (
            <p className="mt-3 text-sm text-ink-soft">
              {t(held.total > held.payments.length ? adminTodayTexts.firstHeldPayments : adminTodayTexts.heldPayments, {
                count: held.total,
              })}{' '}
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
        <Panel title={t(adminTodayTexts.last30Days)}>
          {revenue ? <RevenueChart {...revenue} /> : <Rows rows={null} none="" keyOf={() => ''} row={() => null} />}
        </Panel>
      )}
    </>
  );
}
