import { Fragment } from 'react';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { BookingStatus } from '../../service/booking/model/booking-status.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Mark, type MarkTone } from '../ui/mark.tsx';
import { statusWords } from './booking-words.ts';

const tones: Readonly<Record<BookingStatus, MarkTone>> = {
  pending: 'waits',
  confirmed: 'good',
  cancelled: 'bad',
  completed: 'still',
};

/** The status of a booking as text and colour. */
export function StatusMark({ status }: { status: BookingStatus }) {
  const t = useText();
  return <Mark tone={tones[status]}>{t(statusWords[status])}</Mark>;
}

/** What in a booking a person has to handle. */
export function WaitsMarks({ waits }: { waits: { held: boolean; toSend: Paise; transfer: boolean } }) {
  const t = useText();
  return (
    <>
      {waits.held ? <Mark tone="bad">{t(adminBookingsTexts.paymentOnHold)}</Mark> : null}
      {waits.toSend > 0 ? (
        <Mark tone="bad">{t(adminBookingsTexts.refundToSend, { toSend: formatMoney(waits.toSend) })}</Mark>
      ) : null}
      {waits.transfer ? <Mark tone="bad">{t(adminBookingsTexts.upiToConfirm)}</Mark> : null}
    </>
  );
}

/** A booking number that can break between its parts if the line is too short. */
export function BookingNumber({ of }: { of: string }) {
  const parts = of.split('_');
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a number never change their order
    <Fragment key={index}>
      {index === 0 ? null : '_'}
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
