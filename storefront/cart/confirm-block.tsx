import { useState } from 'react';
import { cartTexts } from '../../messages/en/cart.ts';
import { carBookingRules } from '../../service/booking/model/buyer-rules.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import { openSignIn } from '../account/modal-store.ts';
import { warmSignIn } from '../account/sign-in-modals.tsx';
import type { SessionUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import type { CheckoutState } from './use-checkout.ts';

interface Hint {
  readonly text: string;
  /** The name of the field that is missing. */
  readonly field?: string;
}

function goToField(name: string): void {
  const field = document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.focus({ preventScroll: true });
  // the bar with the buttons may cover the lower part of the page
  field?.scrollIntoView({ block: 'center' });
}

/** The two buttons that book, and the reason if they cannot be pressed yet. */
export function ConfirmBlock(props: {
  session: { ready: boolean; user: SessionUser | null };
  chosen: boolean;
  sellable: boolean;
  /** The name of the first empty field for a pick-up place, if there is one. */
  emptyPickup: string | undefined;
  total: Paise;
  /** Why only 'Pay now' is possible. */
  whyNotLater: string | null;
  checkout: CheckoutState;
  /** `payNow`: a hold of minutes, then the payment page. */
  onConfirm: (payNow: boolean) => void;
}) {
  const t = useText();
  const { session, checkout } = props;
  const { step } = checkout;
  const [payingNow, setPayingNow] = useState(false);
  const signedOut = session.ready && !session.user;
  const unconfirmed = session.user?.confirmed === false;
  const hints: readonly Hint[] = [
    ...(props.sellable ? [] : [{ text: t(cartTexts.removeUnavailable) }]),
    ...(props.emptyPickup ? [{ text: t(carBookingRules.pickupLocation.missing), field: props.emptyPickup }] : []),
    ...(props.chosen ? [] : [{ text: t(cartTexts.choosePayment), field: 'paymentMethod' }]),
    ...(signedOut ? [{ text: t(cartTexts.signInFirst) }] : []),
    ...(unconfirmed ? [{ text: t(cartTexts.confirmEmailFirst) }] : []),
  ];
  const wayTo = (words: string, payNow: boolean) => {
    const whyNot = payNow ? null : props.whyNotLater;
    const described = [hints.length > 0 ? 'confirm-hints' : '', whyNot ? 'not-later' : ''].filter(Boolean);
    const pressed = step !== 'open' && payingNow === payNow;
    return (
      <Button
        variant={payNow || props.total === 0 ? 'primary' : 'secondary'}
        className="grow whitespace-nowrap"
        busy={pressed}
        disabled={!session.user || hints.length > 0 || whyNot !== null || (step !== 'open' && !pressed)}
        aria-describedby={described.join(' ') || undefined}
        onClick={() => {
          setPayingNow(payNow);
          props.onConfirm(payNow);
        }}
      >
        {words}
      </Button>
    );
  };
  return (
    <div className="space-y-2">
      <div role="status" className="font-medium empty:hidden">
        {step === 'sending' ? <p>{t(cartTexts.sendingConfirmation)}</p> : null}
        {step === 'checking' ? <p>{t(cartTexts.checkingBooking)}</p> : null}
      </div>
      {checkout.step === 'open' && checkout.refused ? (
        <p role="alert" className="rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
          {checkout.refused}
        </p>
      ) : null}
      {step === 'open' && hints.length > 0 ? (
        <ul id="confirm-hints" className="text-sm text-ink-soft lg:space-y-1">
          {hints.map(({ text, field }) => (
            <li key={text} className="flex items-center justify-between gap-4">
              {field ? (
                <button
                  type="button"
                  className="min-h-6 text-start underline underline-offset-4 hover:text-ink"
                  onClick={() => goToField(field)}
                >
                  {text}
                </button>
              ) : (
                text
              )}
              {text === t(cartTexts.signInFirst) ? (
                <Button
                  variant="secondary"
                  size="sm"
                  className="shrink-0"
                  onPointerEnter={warmSignIn}
                  onFocus={warmSignIn}
                  onClick={() => openSignIn('login', () => undefined)}
                >
                  {t(cartTexts.signIn)}
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {step === 'open' && props.whyNotLater && !checkout.refused ? (
        <p id="not-later" className="text-sm text-ink-soft">
          {props.whyNotLater}
        </p>
      ) : null}
      <p aria-hidden="true" className="flex items-baseline justify-between gap-4 lg:hidden">
        <span className="text-sm text-ink-soft">{t(cartTexts.youPay)}</span>
        <span className="text-xl font-semibold">{formatMoney(props.total)}</span>
      </p>
      <div className="flex flex-wrap gap-3 lg:flex-col">
        {props.total > 0 ? wayTo(t(cartTexts.payNow), true) : null}
        {wayTo(t(cartTexts.confirmPayLater), false)}
      </div>
    </div>
  );
}
