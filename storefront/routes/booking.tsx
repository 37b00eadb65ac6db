import { data } from 'react-router';
import { openBooking } from '../../service/booking/keeping/open-booking.ts';
import { AppError } from '../../service/core/app-error.ts';
import { DashboardNotice } from '../booking/dashboard-frame.tsx';
import { GuestBooking } from '../booking/guest-booking.tsx';
import { service } from '../service.ts';
import { privatePage } from '../shell/page-headers.ts';
import { ownTitle, type Rooted } from '../shell/page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/booking';

export const headers = privatePage;

export const meta = (page: Rooted) => [
  { title: ownTitle('Your booking', page) },
  { name: 'robots', content: 'noindex' },
  // the address carries the secret of the booking
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ context, params: { bookingId }, request }: Route.LoaderArgs) {
  const secret = new URL(request.url).searchParams.get('key') ?? '';
  try {
    return { secret, opened: await openBooking(context.get(service), { bookingId, key: secret }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ secret, opened: null }, { status: error.status });
  }
}

export default function BookingPage({ loaderData: { opened, secret } }: Route.ComponentProps) {
  if (opened) return <GuestBooking key={opened.booking.bookingId} {...opened} secret={secret} />;
  return (
    <DashboardNotice
      title="This link is not valid"
      way={
        <>
          <ButtonLink to={urls.dashboard}>See your bookings</ButtonLink>
          <ButtonLink to={urls.contact} variant="secondary">
            Ask us about it
          </ButtonLink>
        </>
      }
    >
      <p>Please open the link in our email about your booking again, or sign in to the account that booked.</p>
    </DashboardNotice>
  );
}
