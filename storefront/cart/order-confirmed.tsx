import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { cartTexts } from '../../messages/en/cart.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { pathOfLink } from '../../service/core/language-address.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { Confirmed } from './use-checkout.ts';

const shownMs = 3_000;

/** Covers the page after the sale. Goes to the home page after a while, unless the traveller uses one of its links. */
export function OrderConfirmed({ booking }: { booking: Confirmed }) {
  const t = useText();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [staying, setStaying] = useState(false);
  const stay = () => setStaying(true);
  const handlers = { onFocus: stay, onPointerEnter: stay, onPointerDown: stay };

  useEffect(() => {
    const open = dialog.current;
    // otherwise the browser would focus the first link, as if the traveller had chosen it
    heading.current?.setAttribute('autofocus', '');
    open?.showModal();
    return () => open?.close();
  }, []);
  useEffect(() => {
    if (staying) return;
    const timer = setTimeout(() => void navigate(urls.home, { replace: true }), shownMs);
    return () => clearTimeout(timer);
  }, [staying, navigate]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="order-confirmed"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none bg-paper text-ink backdrop:bg-paper"
      onCancel={(event) => {
        event.preventDefault();
        void navigate(urls.home, { replace: true });
      }}
    >
      <div className="page grid min-h-full place-items-center py-16 text-center">
        <div className="max-w-xl">
          <Icon name="circle-check-big" size={72} strokeWidth={1.5} className="mx-auto text-success" />
          <h1 ref={heading} id="order-confirmed" tabIndex={-1} className="mt-6 text-4xl outline-none md:text-5xl">
            {t(cartTexts.orderConfirmed)}
          </h1>
          {booking.holdUntil ? (
            <p className="mt-4 text-xl text-balance">
              <Rich
                message={cartTexts.payBy}
                values={{
                  until: formatDeadline(t, new Date(booking.holdUntil)),
                  deadline: (words) => <strong className="whitespace-nowrap">{words}</strong>,
                  purpose: (words) => <span className="whitespace-nowrap">{words}</span>,
                }}
              />
            </p>
          ) : null}
          <p className="mt-3 text-ink-soft" role="status">
            {t(cartTexts.confirmationSent, { email: booking.email })}{' '}
            {/* keeps its place: nothing may move under the pointer */}
            <span className={staying ? 'invisible' : ''}>{t(cartTexts.redirecting)}</span>
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            <Rich
              message={cartTexts.bookingId}
              values={{ id: booking.bookingId, number: (words) => <span className="font-mono text-ink">{words}</span> }}
            />
          </p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            {booking.paymentLink ? (
              <ButtonLink to={pathOfLink(booking.paymentLink)} size="lg" {...handlers}>
                {t(cartTexts.payNow)}
              </ButtonLink>
            ) : null}
            <ButtonLink to={urls.home} replace variant="secondary" size="lg" {...handlers}>
              {booking.paymentLink ? t(cartTexts.payLater) : t(cartTexts.returnToHome)}
            </ButtonLink>
          </div>
        </div>
      </div>
    </dialog>
  );
}
