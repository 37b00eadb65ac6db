import { useState } from 'react';
import { stayPageTexts } from '../../messages/en/stay/page.ts';
import { stayPriceTexts } from '../../messages/en/stay/price.ts';
import { lengthText } from '../../service/catalog/stays/stay-card-data.ts';
import { type Day, formatDateOfYear } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { BookingBar } from '../product/page-section.tsx';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { BookingPanel } from './booking-panel.tsx';
import type { StayPageView } from './stay-page-view.ts';
import type { StayBooking } from './use-stay-booking.ts';

/** On small screens: price and button at the bottom of the screen; the panel opens as a sheet. */
export function StayBar({ stay, booking, today }: { stay: StayPageView; booking: StayBooking; today: Day }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { price, range, rooms, noneFree } = booking;
  if (!price) return null;
  const { checkIn, checkOut } = range;
  return (
    <>
      <BookingBar
        amount={noneFree ? noneFree.short : formatMoney(price.payable)}
        note={
          noneFree && checkIn && checkOut
            ? t(stayPageTexts.dates, { from: formatDateOfYear(t, checkIn), to: formatDateOfYear(t, checkOut) })
            : t(price.fees.length > 0 ? stayPriceTexts.coversWithFees : stayPriceTexts.coversWithGst, {
                length: lengthText(t, price.days, rooms),
              })
        }
      >
        <Button className="needs-script shrink-0" onClick={() => setOpen(true)}>
          {t(
            noneFree ? stayPageTexts.changeDates : checkIn && checkOut ? stayPageTexts.book : stayPageTexts.chooseDates,
          )}
        </Button>
      </BookingBar>
      <Dialog open={open} onClose={() => setOpen(false)} title={t(stayPageTexts.yourStay)}>
        <BookingPanel stay={stay} booking={booking} today={today} close={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
