import { Form, Link, useLocation } from 'react-router';
import { adminPhoneBookingTexts } from '../../messages/en/admin/phone-booking.ts';
import { formatDay } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import type { PhoneBookingData } from '../server/read-phone-booking.ts';
import { DayField } from '../ui/admin-form.tsx';
import { adminUrls } from '../urls.ts';
import { Carried } from './find-product.tsx';
import { phoneBookingAddress } from './phone-booking.ts';

const wide = 'col-span-2 sm:col-span-3';

type Choice = NonNullable<PhoneBookingData['chosen']>;

/** Dates and guests, then the price of each room or time slot, with a button that adds it to the booking. */
export function ChooseProduct({ choice, call, query, today }: Props) {
  const t = useText();
  const { dates, tickets, languages, freeDays, options } = choice;
  const { key } = useLocation();
  const value = (name: string, otherwise = '') => ({ name, defaultValue: query.get(name) ?? otherwise });
  const count = (label: string, name: string, otherwise: string, min = 0) => (
    <TextField
      key={name}
      label={label}
      {...value(name, otherwise)}
      type="number"
      inputMode="numeric"
      min={min}
      max={500}
      className="sm:col-span-2"
    />
  );
  return (
    <section
      aria-label={choice.name}
      className="mt-5 rounded-field border border-line-strong p-4"
      tabIndex={-1}
      data-next={options.length === 0 ? '' : undefined}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-lg font-semibold">{choice.name}</h3>
        <Link
          to={phoneBookingAddress(query, { of: null })}
          preventScrollReset
          className={buttonLook({ variant: 'quiet', size: 'sm' })}
        >
          {t(adminPhoneBookingTexts.anotherProduct)}
        </Link>
      </div>
      <p className="text-sm text-ink-soft">{[choice.kind, choice.location].filter(Boolean).join(' · ')}</p>
      <Form key={key} method="get" action={adminUrls.newBooking} className="mt-3" preventScrollReset>
        <Carried query={query} but={[]} />
        <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-6">
          <DayField
            label={dates === 'nights' ? t(adminPhoneBookingTexts.checkIn) : t(adminPhoneBookingTexts.date)}
            {...value('day')}
            min={today}
            className={wide}
          />
          {dates === 'slot' ? null : (
            <DayField
              label={dates === 'nights' ? t(adminPhoneBookingTexts.checkOut) : t(adminPhoneBookingTexts.until)}
              {...value('until')}
              min={today}
              className={wide}
            />
          )}
          {dates === 'nights' ? (
            <>
              {count(t(adminPhoneBookingTexts.adults), 'adults', '2', 1)}
              {count(t(adminPhoneBookingTexts.children), 'children', '0')}
              {count(t(adminPhoneBookingTexts.rooms), 'rooms', '1', 1)}
            </>
          ) : null}
          {dates === 'slot' && tickets.length === 0
            ? count(t(adminPhoneBookingTexts.tickets), 'quantity', '2', 1)
            : null}
          {tickets.map(({ kind, label }, at) => count(label, kind, at === 0 ? '2' : '0'))}
          {languages.length > 0 ? (
            <SelectField
              label={t(adminPhoneBookingTexts.language)}
              {...value('language', languages[0])}
              className={wide}
            >
              {languages.map((language) => (
                <option key={language}>{language}</option>
              ))}
            </SelectField>
          ) : null}
        </div>
        <Button type="submit" variant="secondary" className="mt-4">
          {t(adminPhoneBookingTexts.checkAvailability)}
        </Button>
      </Form>
      {options.length === 0 && freeDays.length > 0 ? (
        <p className="mt-3 text-sm text-ink-soft">
          {t(adminPhoneBookingTexts.freeDays, { days: freeDays.map((day) => formatDay(t, day)).join('; ') })}
        </p>
      ) : null}
      {query.has('day') && options.length === 0 ? (
        <p className="mt-3 font-medium">{t(adminPhoneBookingTexts.unavailable)}</p>
      ) : null}
      <ul
        className="mt-3 divide-y divide-line"
        aria-label={t(adminPhoneBookingTexts.available)}
        tabIndex={-1}
        data-next={options.length > 0 ? '' : undefined}
      >
        {options.map((option) => (
          <OptionItem key={option.line} option={option} call={call} query={query} />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  choice: Choice;
  call: PhoneBookingData['call'];
  query: URLSearchParams;
  today: string;
}

function OptionItem({ option, call, query }: Omit<Props, 'choice' | 'today'> & { option: Choice['options'][number] }) {
  const t = useText();
  const { roomType, time, problem, payable, left, terms, line } = option;
  const name = [roomType, time].filter(Boolean).join(', ') || t(adminPhoneBookingTexts.theseDays);
  return (
    <li className="flex items-center justify-between gap-x-4 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap justify-between gap-x-4 font-medium">
          <span>{name}</span>
          {payable === null || problem ? null : <span className="tabular-nums">{formatMoney(payable)}</span>}
        </p>
        <p className="text-sm text-ink-soft">
          {problem ? (
            <span className="font-medium text-danger">{problem}</span>
          ) : (
            t(adminPhoneBookingTexts.leftOnTerms, { left: left ?? '', terms })
          )}
        </p>
      </div>
      {problem ? null : (
        <Link
          to={phoneBookingAddress(query, { line: [...call.lines, line], of: null, find: null, at: null, type: null })}
          className={buttonLook({ size: 'sm' })}
          aria-label={t(adminPhoneBookingTexts.addNamed, { name })}
        >
          {t(adminPhoneBookingTexts.add)}
        </Link>
      )}
    </li>
  );
}
