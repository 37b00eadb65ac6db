import { Link } from 'react-router';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import { urls } from '../urls.ts';
import type { StayPageView } from './stay-page-view.ts';
import type { StayBooking } from './use-stay-booking.ts';

export const noRooms = 'This stay has no rooms to book at the moment.';

/** A link to other stays in the area for the same dates and guests. */
export function OtherStays({ stay, booking }: { stay: StayPageView; booking: StayBooking }) {
  const { adults, children, rooms } = booking;
  const { checkIn, checkOut } = booking.range;
  const travel = travelParams({
    dates: checkIn && checkOut ? { checkIn, checkOut } : null,
    adults,
    children,
    rooms,
  }).toString();
  return (
    <Link
      to={urls.staysIn(stay.around) + (travel ? `&${travel}` : '')}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
    >
      See other stays in {stay.around}
    </Link>
  );
}
