import { lazy, Suspense, useState } from 'react';
import { carPageTexts } from '../../messages/en/car/page.ts';
import { guestsTexts } from '../../messages/en/guests.ts';
import { requiresAddress, carBookingRules as rules } from '../../service/booking/model/buyer-rules.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { Message } from '../account/message.tsx';
import { useSession } from '../device/session.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { CheckboxField, TextField } from '../ui/field.tsx';
import type { CarBookingState } from './use-car-booking.ts';

const BusinessFields = lazy(() => import('../booking/business-fields.tsx'));

/** The id of the form, for the pick-up field in the panel. */
export const carFormId = 'car-booking';

/** The form of the customer (CAR-13), filled in from the device; dates and pick-up place are in the panel. */
export function CarForm({ booking, payNowMinutes }: { booking: CarBookingState; payNowMinutes: number }) {
  const t = useText();
  const { user } = useSession();
  const [chosen, setChosen] = useState<boolean>();
  const { errors, touch, price } = booking;
  const requested = requiresAddress(price.payable);
  const business = chosen ?? requested;
  return (
    <form id={carFormId} noValidate onSubmit={booking.book} className="needs-script grid gap-4 sm:grid-cols-2">
      <TextField
        label={t(carPageTexts.name)}
        name="name"
        {...inputBounds(rules.name)}
        autoComplete="name"
        defaultValue={user?.username ?? ''}
        error={errors.name}
        onChange={() => touch('name')}
      />
      <TextField
        label={t(carPageTexts.phone)}
        name="phone"
        {...inputBounds(rules.phone)}
        type="tel"
        autoComplete="tel"
        defaultValue={user?.phone ?? ''}
        error={errors.phone}
        onChange={() => touch('phone')}
      />
      <TextField
        label={t(carPageTexts.email)}
        name="email"
        {...inputBounds(rules.email)}
        type="email"
        autoComplete="email"
        defaultValue={user?.email ?? ''}
        hint={t(carPageTexts.emailHint)}
        error={errors.email}
        onChange={() => touch('email')}
        className="sm:col-span-2"
      />
      <TextField
        label={t(carPageTexts.notes)}
        name="notes"
        {...inputBounds(rules.notes)}
        multiline
        rows={3}
        error={errors.notes}
        onChange={() => touch('notes')}
        className="sm:col-span-2"
      />
      <CheckboxField
        label={t(guestsTexts.wantsInvoice)}
        name="business"
        checked={business}
        onChange={(event) => setChosen(event.target.checked)}
        className="sm:col-span-2"
      />
      {business ? (
        <Suspense>
          <BusinessFields asksAddress={requested} errors={errors} onChange={touch} />
        </Suspense>
      ) : null}
      <div className="space-y-3 sm:col-span-2">
        {/* a sold-out car is announced in the panel */}
        <Message text={booking.state.state === 'sold-out' ? undefined : booking.problem || undefined} focus />
        <fieldset disabled={booking.processing} className="grid gap-2 sm:grid-cols-2">
          <legend className="mb-2 font-semibold">{t(carPageTexts.payWhen)}</legend>
          <PayWhen value="later" label={t(carPageTexts.payLater)} hint={t(carPageTexts.payLaterHint)} first />
          <PayWhen
            value="now"
            label={t(carPageTexts.payNow)}
            hint={t(carPageTexts.payNowHint, { minutes: payNowMinutes })}
          />
        </fieldset>
        <Button
          type="submit"
          size="lg"
          className="w-full"
          busy={booking.loading}
          disabled={booking.processing || booking.added}
        >
          {t(booking.processing ? carPageTexts.processing : carPageTexts.confirm)}
        </Button>
        <p className="text-center text-sm text-ink-soft">{t(carPageTexts.notHere)}</p>
      </div>
    </form>
  );
}

function PayWhen(props: { value: 'now' | 'later'; label: string; hint: string; first?: boolean }) {
  const { value, label, hint, first = false } = props;
  return (
    <label
      htmlFor={`car-pay-${value}`}
      className="flex items-start gap-3 rounded-field border border-line bg-card px-4 py-3 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-support"
    >
      <input
        type="radio"
        id={`car-pay-${value}`}
        name="pay"
        value={value}
        defaultChecked={first}
        aria-label={label}
        aria-describedby={`car-pay-${value}-hint`}
        className="mt-0.5 size-5 shrink-0 accent-accent outline-none"
      />
      <span>
        <span className="block font-semibold">{label}</span>
        <span id={`car-pay-${value}-hint`} className="block text-sm text-ink-soft">
          {hint}
        </span>
      </span>
    </label>
  );
}
