import { lazy, Suspense, useState } from 'react';
import { carBookingRules as rules } from '../../service/booking/selling/car-booking-rules.ts';
import type { Day } from '../../service/core/day.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { useSession } from '../device/session.ts';
import { DateRangeFields } from '../product/date-range-fields.tsx';
import { CheckboxField, TextField } from '../ui/field.tsx';
import { urls } from '../urls.ts';
import type { CarPageView } from './car-page-view.ts';
import { bookedRange } from './rental-range.ts';
import type { CarBooking } from './use-car-booking.ts';

const BusinessFields = lazy(() => import('../booking/business-fields.tsx'));

/** The id of the form: its buttons stand in the summary. */
export const carFormId = 'car-booking';

export interface CarFormProps {
  car: CarPageView;
  booking: CarBooking;
  pickupLocation: string;
  today: Day;
}

/** Who rents the car, when, and where it comes (S2 §3). What the device knows of the traveller is filled in. */
export function CarForm({ car, booking, pickupLocation, today }: CarFormProps) {
  const { user } = useSession();
  const [business, setBusiness] = useState(false);
  const { errors, touch, range, setRange, night, seeMonths } = booking;
  return (
    <>
      <form id={carFormId} noValidate onSubmit={booking.book} className="needs-script grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          name="name"
          {...inputBounds(rules.name)}
          autoComplete="name"
          defaultValue={user?.username ?? ''}
          error={errors.name}
          onChange={() => touch('name')}
        />
        <TextField
          label="Phone"
          name="phone"
          {...inputBounds(rules.phone)}
          type="tel"
          autoComplete="tel"
          defaultValue={user?.phone ?? ''}
          error={errors.phone}
          onChange={() => touch('phone')}
        />
        <TextField
          label="Email"
          name="email"
          {...inputBounds(rules.email)}
          type="email"
          autoComplete="email"
          defaultValue={user?.email ?? ''}
          hint="We send the confirmation and the payment link here."
          error={errors.email}
          onChange={() => touch('email')}
          className="sm:col-span-2"
        />
        <div className="sm:col-span-2">
          <DateRangeFields
            range={range}
            onChange={setRange}
            today={today}
            kind={bookedRange}
            most={car.mostDays}
            look="boxes"
            errors={{ checkIn: errors.pickupDate, checkOut: errors.dropDate }}
            night={night}
            onMonths={seeMonths}
          />
        </div>
        <TextField
          label="Pickup location"
          name="pickupLocation"
          {...inputBounds(rules.pickupLocation)}
          defaultValue={pickupLocation}
          placeholder="Hotel, address, station or airport"
          error={errors.pickupLocation}
          onChange={() => touch('pickupLocation')}
          className="sm:col-span-2"
        />
        <TextField
          label="Notes (optional)"
          name="notes"
          {...inputBounds(rules.notes)}
          multiline
          rows={3}
          error={errors.notes}
          onChange={() => touch('notes')}
          className="sm:col-span-2"
        />
        <CheckboxField
          label="I need a GST invoice for a business"
          name="business"
          checked={business}
          onChange={(event) => setBusiness(event.target.checked)}
          className="sm:col-span-2"
        />
        {business ? (
          <Suspense>
            <BusinessFields errors={errors} onChange={touch} />
          </Suspense>
        ) : null}
      </form>
      <noscript>
        <p className="mb-4">
          Booking needs JavaScript. The price for your days and whether the car is free can be seen without it:
        </p>
        <form action={urls.car(car.slug)} className="grid gap-4 sm:grid-cols-2">
          <TextField label="Pickup date" name="pickupDate" type="date" defaultValue={range.checkIn ?? ''} required />
          <TextField label="Return date" name="returnDate" type="date" defaultValue={range.checkOut ?? ''} required />
          <button type="submit" className="min-h-11 font-semibold text-accent underline">
            Show price and availability
          </button>
        </form>
      </noscript>
    </>
  );
}
