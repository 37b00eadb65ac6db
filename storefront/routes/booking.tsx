import { data } from 'react-router';
import { bookingTexts } from '../../messages/en/booking.ts';
import { openBooking } from '../../service/booking/usecases/bookings/open-booking.ts';
import { AppError } from '../../service/core/app-error.ts';
import { GuestBooking } from '../booking/guest-booking.tsx';
import { OwnBooking } from '../booking/own-booking.tsx';
import { textOfPage } from '../rendering/text.tsx';
import { service } from '../service.ts';
import { ownTitle, privatePage, type Rooted } from '../shell/page-head.ts';
import type { Route } from './+types/booking';

export const headers = privatePage;

export function meta(page: Rooted) {
  const t = textOfPage();
  return [
    { title: ownTitle(t(bookingTexts.title), page) },
    { name: 'robots', content: 'noindex' },
    // the address contains the secret of the booking
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export async function loader({ context, params: { bookingId }, request }: Route.LoaderArgs) {
  const secret = new URL(request.url).searchParams.get('key');
  // its owner may be signed in, which only the device knows
  if (secret === null) return { bookingId, secret: '', opened: null };
  try {
    return { bookingId, secret, opened: await openBooking(context.get(service), { bookingId, key: secret }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ bookingId, secret, opened: null }, { status: error.status });
  }
}

export default function BookingPage({ loaderData: { bookingId, opened, secret } }: Route.ComponentProps) {
  if (opened) return <GuestBooking key={bookingId} {...opened} secret={secret} />;
  return <OwnBooking key={bookingId} bookingId={bookingId} />;
}
