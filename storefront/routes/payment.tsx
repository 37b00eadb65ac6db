import type { ReactNode } from 'react';
import { data, useSearchParams } from 'react-router';
import { paymentTexts } from '../../messages/en/payment.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { viewPayment } from '../../service/booking/usecases/payments/view-payment.ts';
import { AppError } from '../../service/core/app-error.ts';
import { openSignIn } from '../account/modal-store.ts';
import { Departure } from '../booking/departure.tsx';
import { firstOfItems } from '../booking/first-stop.ts';
import { paymentStage } from '../booking/payment.ts';
import { PaymentScreen } from '../booking/payment-screen.tsx';
import { usePayment } from '../booking/use-payment.ts';
import { useSession } from '../device/session.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import { ownTitle, type Rooted } from '../shell/page-head.ts';
import { Button, ButtonLink, Spinner } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/payment';

export function meta(page: Rooted) {
  const t = textOfPage();
  return [
    { title: ownTitle(t(paymentTexts.page), page) },
    { name: 'robots', content: 'noindex' },
    // the address contains the secret of the booking; gateways need to see the origin that a payer comes from, and no
    // more
    { name: 'referrer', content: 'strict-origin' },
  ];
}

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { bookingId } = params;
  const key = new URL(request.url).searchParams.get('key');
  if (!key) return { bookingId, secret: key, page: null };
  try {
    return { bookingId, secret: key, page: await viewPayment(context.get(service), { bookingId, key }) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ bookingId, secret: key, page: null }, { status: error.status });
  }
}

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  return <PaymentOf key={loaderData.bookingId} {...loaderData} />;
}

function PaymentOf({ bookingId, secret, page }: Route.ComponentProps['loaderData']) {
  const t = useText();
  const session = useSession();
  const came = useSearchParams()[0].get('came');
  const payment = usePayment(bookingId, secret, page, session, came);
  const { view } = payment;
  const first =
    view.state === 'open' && isPaid(view.page.booking) ? firstOfItems(view.page.booking.bookingItems) : null;
  return (
    <>
      {first ? <Departure stop={first} /> : null}
      <div className="page min-h-[60vh] py-8 md:py-12">
        {view.state === 'open' ? <PaymentScreen page={view.page} payment={payment} /> : null}
        {view.state === 'loading' ? (
          <div className="grid place-items-center py-32">
            <Spinner label={t(paymentTexts.loading)} className="size-9" />
          </div>
        ) : null}
        {view.state === 'closed' ? (
          <Notice title={t(paymentTexts.linkInvalid)}>
            <p>{t(paymentTexts.linkInvalidAdvice)}</p>
            <div className="mt-6 flex flex-wrap justify-center gap-3">
              {session.user ? (
                <ButtonLink to={urls.dashboard}>{t(paymentTexts.openBookings)}</ButtonLink>
              ) : (
                <Button onClick={() => openSignIn('login', () => undefined)}>{t(paymentTexts.signIn)}</Button>
              )}
            </div>
          </Notice>
        ) : null}
        {view.state === 'failed' ? (
          <Notice title={t(paymentTexts.notLoaded)}>
            <p>{view.message}</p>
            <Button className="mt-6" onClick={() => void payment.reload()}>
              {t(paymentTexts.tryAgain)}
            </Button>
          </Notice>
        ) : null}
      </div>
    </>
  );
}

function isPaid(booking: BookingView): boolean {
  return paymentStage(booking, null) === 'paid';
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-xl py-16 text-center">
      <h1 className="text-3xl md:text-4xl">{title}</h1>
      <div className="mt-4 text-lg text-ink-soft">{children}</div>
    </div>
  );
}
