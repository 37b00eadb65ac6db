import type { PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import { openSignIn } from '../account/modal-store.ts';
import { ApiError } from '../device/api.ts';
import { useSession } from '../device/session.ts';
import { useQuery } from '../device/use-query.ts';
import { Button, ButtonLink, Spinner } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { callPriced } from './call-priced.ts';
import { DashboardNotice } from './dashboard-frame.tsx';
import { GuestBooking } from './guest-booking.tsx';

/** A booking whose address has no key, or a wrong one: its signed-in owner needs none. */
export function OwnBooking({ bookingId }: { bookingId: string }) {
  const { ready, token } = useSession();
  const path = `/api/payments/${encodeURIComponent(bookingId)}`;
  const { answer, error, again } = useQuery(
    token && path,
    (signal) => callPriced<PaymentPageView>('GET', path, undefined, { signal }),
    { reloadOn: token },
  );
  if (token && answer)
    return <GuestBooking key={bookingId} booking={answer.booking} bookedFor={answer.bookedFor} secret={null} />;
  if (!ready || (token && error === undefined))
    return (
      <DashboardNotice>
        <Spinner label="Loading your booking..." className="size-9" />
      </DashboardNotice>
    );
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  if (token && !refused)
    return (
      <DashboardNotice title="Your booking could not be loaded" way={<Button onClick={again}>Try Again</Button>}>
        <p>{error instanceof Error && error.message ? error.message : 'Something went wrong.'}</p>
      </DashboardNotice>
    );
  return (
    <DashboardNotice
      title="This link is not valid"
      way={
        <>
          {token ? (
            <ButtonLink to={urls.dashboard}>See your bookings</ButtonLink>
          ) : (
            <Button onClick={() => openSignIn('login', () => undefined)}>Sign in</Button>
          )}
          <ButtonLink to={urls.contact} variant="secondary">
            Ask us about it
          </ButtonLink>
        </>
      }
    >
      <p>
        {token
          ? 'This booking belongs to another account. Open the link in our email about your booking again.'
          : 'Open the link in our email about your booking again, or sign in with the account that made the booking.'}
      </p>
    </DashboardNotice>
  );
}
