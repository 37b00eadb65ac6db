import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { cartTexts } from '../../messages/en/cart.ts';
import type { PaymentMethod } from '../../service/booking/model/booking-status.ts';
import { pathOfLink } from '../../service/core/language-address.ts';
import { paymentMethods } from '../booking/payment.ts';
import { PaymentChoice } from '../booking/payment-choice.tsx';
import { tripDays } from '../booking/trip-days.ts';
import { type CartState, cart } from '../device/cart.ts';
import type { Session } from '../device/session.ts';
import { readItem, writeItem } from '../device/storage.ts';
import { useText } from '../rendering/text.tsx';
import type { loader } from '../root.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { CartLineCard, pickupField } from './cart-line-card.tsx';
import { needsPickup } from './cart-rules.ts';
import { TravellersHead, travellersCard } from './cart-skeleton.tsx';
import { ConfirmBlock } from './confirm-block.tsx';
import { ConfirmEmailNotice } from './confirm-email-notice.tsx';
import { cartClashes } from './line-facts.ts';
import { priceDetails, quotedLine } from './price-changes.ts';
import { PricePanel } from './price-panel.tsx';
import { withoutStop } from './refusal-reason.ts';
import type { TravellersHandle } from './travellers.tsx';
import type { CheckoutControl } from './use-checkout.ts';
import { useQuote } from './use-quote.ts';

// offline the cart works without it, and guest details can be entered until the trip begins
const Travellers = lazy(() => import('./travellers.tsx').catch(() => ({ default: () => <></> })));

/** A cart with items. `onRemove` gets what is needed to undo. */
export function CartView(props: {
  state: CartState;
  session: Session;
  control: CheckoutControl;
  onRemove: (cartId: string) => void;
  onClear: () => void;
}) {
  const t = useText();
  const { state, session, control } = props;
  const { checkout } = control;
  const offered = useMethods();
  const [method, setMethod] = useState(() => rememberedMethod(offered));
  const chooseMethod = (chosen: PaymentMethod) => {
    setMethod(chosen);
    writeItem(methodKey, chosen);
  };
  const quoted = useQuote(state.items, control.settled && checkout.step === 'open');
  const { quote } = quoted;
  const details = priceDetails(state.items, quote);
  const unplaced = state.items.find(needsPickup);
  const clashes = cartClashes(state.items, quote);
  const travellers = useRef<TravellersHandle>(null);
  const navigate = useNavigate();
  const goAndPay = async (paymentLink: string) => {
    await navigate(pathOfLink(paymentLink));
  };
  const back = () => void (cameFromHere() ? navigate(-1) : navigate(urls.stays));
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <div>
          <button
            type="button"
            onClick={back}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-ink"
          >
            <Icon name="arrow-left" size={18} aria-hidden="true" />
            {t(cartTexts.back)}
          </button>
          <h1 className="text-4xl">{t(cartTexts.yourCart)}</h1>
        </div>
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
          {t(cartTexts.items, { count: state.itemCount })}
          <button
            type="button"
            onClick={props.onClear}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-ink underline underline-offset-4 hover:text-accent"
          >
            {t(cartTexts.clearCart)}
          </button>
        </p>
      </div>
      <div className="mt-6 lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start lg:gap-10">
        <div className="space-y-10">
          <div className="space-y-8">
            {tripDays(t, state.items, ({ startDay = '' }) => startDay).map(({ day, heading, lines }) => (
              <section key={day} aria-labelledby={`day-${day}`}>
                <h2 id={`day-${day}`} className="font-sans text-base font-semibold tracking-normal">
                  {heading}
                </h2>
                <ul className="mt-3 space-y-4">
                  {lines.map((line) => (
                    <CartLineCard
                      key={line.cartId}
                      line={line}
                      quoted={quotedLine(quote, line)}
                      change={quoted.changes[line.cartId]}
                      // shown once, at the later of the two
                      clashes={clashes.filter(({ second }) => second.key === line.cartId)}
                      onQuantity={(quantity) => cart.setQuantity(line.cartId, quantity)}
                      onPickup={(place) => cart.setPickup(line.cartId, place)}
                      onRemove={() => props.onRemove(line.cartId)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          {session.user?.confirmed === false ? <ConfirmEmailNotice user={session.user} /> : null}
          <Suspense
            fallback={
              <div className={travellersCard}>
                <TravellersHead bookedBy={session.user?.username ?? ''} />
              </div>
            }
          >
            <Travellers
              ref={travellers}
              lines={state.items}
              quote={quote}
              user={session.user}
              disabled={checkout.step !== 'open'}
            />
          </Suspense>
        </div>
        <div className="contents lg:sticky lg:top-24 lg:block lg:rounded-panel lg:border lg:border-line lg:bg-card lg:p-7 lg:shadow-panel">
          <div className="mt-10 lg:mt-0">
            <PaymentChoice
              legend={t(cartTexts.paymentQuestion)}
              offered={offered}
              value={method}
              onChange={chooseMethod}
              compact
              disabled={checkout.step !== 'open'}
            />
          </div>
          <div className="mt-10 rounded-card border border-line bg-card p-5 lg:mt-4 lg:rounded-none lg:border-0 lg:p-0">
            <PricePanel details={details} asking={quoted.state === 'asking'} />
            {quoted.state === 'failed' ? (
              <p role="alert" className="mt-4 text-sm">
                {quoted.refusal
                  ? t(cartTexts.pricesNotCheckedBecause, { reason: withoutStop(quoted.refusal) })
                  : t(cartTexts.pricesNotChecked)}{' '}
                <button
                  type="button"
                  className="min-h-11 font-semibold underline underline-offset-4"
                  onClick={quoted.askAgain}
                >
                  {t(cartTexts.tryAgain)}
                </button>
              </p>
            ) : null}
          </div>
          <div className="sticky bottom-0 z-10 -mx-4 mt-6 border-t border-line bg-paper px-4 py-3 md:-mx-8 md:px-8 low:static lg:static lg:mx-0 lg:border-0 lg:bg-card lg:p-0">
            <ConfirmBlock
              session={session}
              chosen={method !== null}
              emptyPickup={unplaced && pickupField(unplaced)}
              sellable={quote?.available !== false && !quoted.refusal}
              total={details.total}
              whyNotLater={quote?.whyNotLater ?? null}
              checkout={checkout}
              onConfirm={(payNow) => {
                const guestInput = travellers.current ? travellers.current.read() : {};
                if (!method || !guestInput) return;
                const choices = { method, ...guestInput };
                void control.confirm(choices, { quote, take: quoted.take, onPay: payNow ? goAndPay : undefined });
              }}
            />
          </div>
          <ButtonLink to={urls.home} variant="quiet" className="mt-2 w-full lg:mt-4">
            {t(cartTexts.continueBooking)}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** Whether the page before in this tab was one of ours. */
function cameFromHere(): boolean {
  const state: unknown = window.history.state;
  const within = typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
  return within || document.referrer.startsWith(`${window.location.origin}/`);
}

const methodKey = 'payment-method';

/** The method that was chosen last on this device, if it is offered. */
function rememberedMethod(offered: readonly PaymentMethod[]): PaymentMethod | null {
  const last = readItem(methodKey);
  return offered.find((method) => method === last) ?? null;
}

/**
 * The payment methods of a cart: those of the payment page. If payments are arranged with the operator, a traveller can
 * still state a preference.
 */
function useMethods(): readonly PaymentMethod[] {
  const offered = useRouteLoaderData<typeof loader>('root')?.methods ?? [];
  return offered.length > 0 ? offered : paymentMethods.map(({ id }) => id);
}
