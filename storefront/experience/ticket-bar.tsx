import { useState } from 'react';
import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import { type Day, formatDateOfYear } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { BookingBar } from '../product/page-section.tsx';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { hasTickets, ticketsText } from './experience-choice.ts';
import type { ExperiencePageView } from './experience-page-view.ts';
import { TicketPanel } from './ticket-panel.tsx';
import type { ExperienceBooking } from './use-experience-booking.ts';

export interface TicketBarProps {
  page: ExperiencePageView;
  booking: ExperienceBooking;
  today: Day;
}

/** On small screens: price and button at the bottom of the screen; the panel opens as a sheet. */
export function TicketBar({ page, booking, today }: TicketBarProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { choice, price, people, left } = booking;
  if (!hasTickets(page.sale)) return null;
  const soldOut = choice.day !== null && left === 0;
  const tickets = t(experiencePageTexts.totalWithGst, { tickets: ticketsText(t, page.sale, choice, people) });
  return (
    <>
      <BookingBar
        amount={soldOut ? t(experiencePageTexts.soldOut) : formatMoney(price.payable)}
        note={soldOut && choice.day ? formatDateOfYear(t, choice.day) : tickets}
      >
        <Button className="needs-script shrink-0" onClick={() => setOpen(true)}>
          {t(
            soldOut
              ? experiencePageTexts.changeDate
              : choice.day
                ? experiencePageTexts.reserve
                : experiencePageTexts.chooseDate,
          )}
        </Button>
      </BookingBar>
      <Dialog open={open} onClose={() => setOpen(false)} title={t(experiencePageTexts.heading)}>
        <TicketPanel page={page} booking={booking} today={today} sheet />
      </Dialog>
    </>
  );
}
