import { Form, Link } from 'react-router';
import { adminPhoneBookingTexts } from '../../messages/en/admin/phone-booking.ts';
import { kindOf, productTypes } from '../../service/catalog/kinds.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import type { PhoneBookingData } from '../server/read-phone-booking.ts';
import { firstField } from '../ui/use-first-field.ts';
import { adminUrls } from '../urls.ts';
import { carriedFields, phoneBookingAddress } from './phone-booking.ts';

/** Finds products by name or place, like the search field of the storefront, with a button to choose each. */
export function FindProduct({
  call,
  found,
  query,
}: Pick<PhoneBookingData, 'call' | 'found'> & { query: URLSearchParams }) {
  const t = useText();
  const { find, at, type } = call;
  const look = buttonLook({ variant: 'secondary', size: 'sm' });
  return (
    <>
      <Form
        method="get"
        action={adminUrls.newBooking}
        role="search"
        aria-label={t(adminPhoneBookingTexts.findAProduct)}
        preventScrollReset
      >
        <Carried query={query} but={['find', 'at', 'type', 'of']} />
        <div key={`${find} ${type}`} className="flex flex-wrap items-end gap-3">
          <TextField
            label={t(adminPhoneBookingTexts.productOrPlace)}
            name="find"
            id={firstField}
            type="search"
            autoComplete="off"
            defaultValue={find}
            className="min-w-45 grow"
          />
          <SelectField label={t(adminPhoneBookingTexts.type)} name="type" defaultValue={type}>
            <option value="">{t(adminPhoneBookingTexts.any)}</option>
            {productTypes.map((one) => (
              <option key={one} value={one}>
                {t(kindOf(one).label)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="secondary">
            {t(adminPhoneBookingTexts.find)}
          </Button>
        </div>
      </Form>
      {found.places.length > 0 ? (
        <nav aria-label={t(adminPhoneBookingTexts.places)} className="mt-4 flex flex-wrap gap-2">
          {found.places.map((place) => (
            <Link
              key={place}
              to={phoneBookingAddress(query, { at: place })}
              preventScrollReset
              aria-current={place === at ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-card px-4 text-sm font-semibold hover:border-ink aria-[current]:border-accent aria-[current]:bg-accent-soft"
            >
              {t(adminPhoneBookingTexts.allInPlace, { place })}
            </Link>
          ))}
        </nav>
      ) : null}
      {found.products.length > 0 ? (
        <ul
          // a new element for each search, so that the focus moves to it
          key={`${find} ${at} ${type}`}
          className="mt-3 max-h-110 divide-y divide-line overflow-y-auto"
          aria-label={t(adminPhoneBookingTexts.productsFound)}
          tabIndex={-1}
          data-next={call.of ? undefined : ''}
        >
          {found.products.map((one) => (
            <li key={one.of} className="flex items-center justify-between gap-x-4 py-3">
              <span className="min-w-0">
                <span className="block font-semibold wrap-anywhere">{one.name}</span>
                <span className="block text-sm text-ink-soft">
                  {[
                    one.kind,
                    one.location,
                    one.price !== null &&
                      t(adminPhoneBookingTexts.pricePer, { price: formatMoney(one.price), unit: one.unit }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Link
                to={phoneBookingAddress(query, { of: one.of })}
                preventScrollReset
                className={look}
                aria-label={t(adminPhoneBookingTexts.chooseName, { name: one.name })}
              >
                {t(adminPhoneBookingTexts.choose)}
              </Link>
            </li>
          ))}
        </ul>
      ) : (find || at) && !call.of ? (
        <p className="mt-3 text-ink-soft">
          {found.places.length > 0 ? t(adminPhoneBookingTexts.choosePlace) : t(adminPhoneBookingTexts.noMatches)}
        </p>
      ) : null}
    </>
  );
}

/** The hidden fields of the page's state. */
export function Carried({ query, but }: { query: URLSearchParams; but: readonly string[] }) {
  return carriedFields(query, but).map(([name, value], at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
    <input key={at} type="hidden" name={name} value={value} />
  ));
}
