import { bookingTexts } from '../../messages/en/booking.ts';
import type { PaymentPageView } from '../../service/booking/model/wire/wire.ts';
import { openSignIn } from '../account/modal-store.ts';
import { ApiError } from '../device/api.ts';
import { useSession } from '../device/session.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { Button, ButtonLink, Spinner } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { callPriced } from './call-priced.ts';
import { DashboardNotice } from './dashboard-frame.tsx';
import { GuestBooking } from './guest-booking.tsx';

/** A booking whose address has no key, or a wrong one: its signed-in owner needs none. */
export function OwnBooking({ bookingId }: { bookingId: string }) {
  const t = useText();
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
        <Spinner label={t(bookingTexts.loading)} className="size-9" />
      </DashboardNotice>
    );
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
  if (token && !refused)
    return (
      <DashboardNotice
        title={t(bookingTexts.notLoaded)}
        way={<Button onClick={again}>{t(bookingTexts.tryAgain)}</Button>}
      >
        <p>{error instanceof Error && error.message ? error.message : t(bookingTexts.failed)}</p>
      </DashboardNotice>
    );
  return (
    <DashboardNotice
      title={t(bookingTexts.linkInvalid)}
      way={
        <>
          {token ? (
            <ButtonLink to={urls.dashboard}>{t(bookingTexts.openBookings)}</ButtonLink>
          ) : (
            <Button onClick={() => openSignIn('login', () => undefined)}>{t(bookingTexts.signIn)}</Button>
          )}
          <ButtonLink to={urls.contact} variant="secondary">
            {t(bookingTexts.ask)}
          </ButtonLink>
        </>
      }
    >
      <p>{token ? t(bookingTexts.otherAccount) : t(bookingTexts.linkInvalidAdvice)}</p>
    </DashboardNotice>
  );
}
