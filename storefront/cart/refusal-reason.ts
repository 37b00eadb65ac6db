import { cartTexts } from '../../messages/en/cart.ts';
import type { Translate } from '../../messages/translate.ts';
import type { QuoteView } from '../../service/booking/model/wire/wire.ts';
import type { Paise } from '../../service/core/money.ts';
import { ApiError } from '../device/api.ts';

/** The quote in the refusal of a sale, and the total that was sent. */
interface Requoted {
  readonly quote: Pick<QuoteView, 'available'> & { readonly totals: Pick<QuoteView['totals'], 'total'> };
  readonly sent: Paise;
}

/** Why a call failed, for a sentence that says itself what to do: without advice. Empty if it is not known. */
export function refusalReason(t: Translate, error: unknown, requoted?: Requoted): string {
  if (requoted?.quote.available) {
    const { quote, sent } = requoted;
    // the price is still right, so it must be the terms that have changed
    return t(quote.totals.total === sent ? cartTexts.policyChanged : cartTexts.priceChanged);
  }
  if (error instanceof ApiError && error.status === 0) return t(cartTexts.networkError);
  if (error instanceof ApiError && error.status === 503) return t(cartTexts.serviceBusy);
  return error instanceof Error ? withoutStop(error.message) : '';
}

export function withoutStop(message: string): string {
  return message.trim().replace(/\p{Sentence_Terminal}$/u, '');
}
