import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { cartTexts } from '../../messages/en/cart.ts';
import { requiresAddress } from '../../service/booking/model/buyer-rules.ts';
import type { SaleGuests } from '../../service/booking/model/guest-bodies.ts';
import { guestFieldsOf, noGuestDetails } from '../../service/booking/model/guest-details.ts';
import { guestRules } from '../../service/booking/model/guest-rules.ts';
import type { QuoteView } from '../../service/booking/model/wire/wire.ts';
import { fieldProblem } from '../../service/core/field-rule.ts';
import { GuestFields, type GuestFieldsLine } from '../booking/guest-fields.tsx';
import { formValues, guestProblems, leadInput, lineInput } from '../booking/guest-form.ts';
import type { SessionUser } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import type { CartLine } from './cart-line.ts';
import { TravellersHead, travellersCard } from './cart-skeleton.tsx';
import { quotedLine } from './price-changes.ts';

/** What the cart calls when it is booked. */
export interface TravellersHandle {
  /** The guest details; undefined, with errors shown, if they are invalid. */
  readonly read: () => { readonly details?: SaleGuests } | undefined;
}

/** 'Who is travelling?': folded unless names are required. Filled in with the traveller's details from the device. */
export default function Travellers(props: {
  lines: readonly CartLine[];
  quote: QuoteView | null;
  user: SessionUser | null;
  disabled: boolean;
  ref: Ref<TravellersHandle>;
}) {
  const t = useText();
  const { quote, user } = props;
  const form = useRef<HTMLFormElement>(null);
  const [unfolded, setUnfolded] = useState<boolean>();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const lines = props.lines.map((line): GuestFieldsLine => {
    const { asksNames = false, guests = 0, name = line.name } = quotedLine(quote, line) ?? {};
    const { type, quantity, cartId } = line;
    const requested = guestFieldsOf({ name, type, quantity, guests, asksNames });
    return { key: cartId, name, ...requested, arrivalTime: null, guestNames: [] };
  });
  const requested = quote !== null && requiresAddress(quote.totals.total);
  const bookedBy = user?.username ?? '';
  const phone = user?.phone && fieldProblem(guestRules.phone, user.phone) === undefined ? user.phone : null;

  useImperativeHandle(props.ref, () => ({
    read: () => {
      if (!form.current) return {};
      const typed = formValues(form.current);
      const found = guestProblems(t, typed, lines);
      setErrors(found);
      if (Object.keys(found).length > 0) {
        setUnfolded(true);
        focusInvalid(form.current);
        return undefined;
      }
      return enteredDetails(
        leadInput(typed, bookedBy),
        lines.map((line) => lineInput(typed, line)),
      );
    },
  }));

  return (
    <form ref={form} noValidate aria-label={t(cartTexts.whoIsTravelling)} onSubmit={(event) => event.preventDefault()}>
      <details
        open={unfolded ?? (requested || lines.some(({ names }) => names > 0))}
        onToggle={(event) => setUnfolded(event.currentTarget.open)}
        className={`group ${travellersCard}`}
      >
        <summary className="cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          <TravellersHead bookedBy={bookedBy} />
        </summary>
        <fieldset disabled={props.disabled} className="mt-4">
          <legend className="sr-only">{t(cartTexts.guestDetails)}</legend>
          <GuestFields
            key={user?.email ?? ''}
            lead={bookedBy}
            details={{ ...noGuestDetails, phone }}
            lines={lines}
            asksAddress={requested}
            errors={errors}
          />
        </fieldset>
      </details>
    </form>
  );
}

/** The details that were entered; undefined for none. */
function enteredDetails(
  head: ReturnType<typeof leadInput>,
  lines: readonly ReturnType<typeof lineInput>[],
): { readonly details?: SaleGuests } {
  const items = lines.flatMap(({ arrivalTime, names = [] }, item) => {
    if (!arrivalTime && names.length === 0) return [];
    return [{ item, ...(arrivalTime && { arrivalTime }), ...(names.length > 0 && { names }) }];
  });
  const filledIn = Object.fromEntries(Object.entries(head).filter(([, text]) => text !== null));
  const details = { ...filledIn, ...(items.length > 0 && { items }) };
  return Object.keys(details).length > 0 ? { details } : {};
}
