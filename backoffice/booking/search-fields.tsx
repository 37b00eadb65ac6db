import { useSearchParams } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import { paymentFilters, waitingFilters } from '../../service/booking/admin/booking-search.ts';
import { kinds, productTypes } from '../../service/catalog/kinds.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { DayField } from '../ui/admin-form.tsx';
import { Filters } from '../ui/filters.tsx';
import { paymentFilterWords, statusWords, waitingWords } from './booking-words.ts';
import { FoldName } from './section.tsx';

const statuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
/** Filters under 'More filters'. */
const further = ['payment', 'type', 'waiting', 'from', 'until', 'madeFrom', 'madeUntil'];

/** The filters of the list of bookings. */
export function SearchFields() {
  const t = useText();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  const isOpen = further.some((name) => query.get(name));
  return (
    <Filters label={t(adminBookingsTexts.searchBookings)}>
      <TextField
        label={t(adminBookingsTexts.searchFor)}
        {...value('q')}
        type="search"
        autoComplete="off"
        className="grow sm:max-w-100"
      />
      <SelectField label={t(adminBookingsTexts.status)} {...value('status')}>
        <option value="">{t(adminBookingsTexts.any)}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(statusWords[status])}
          </option>
        ))}
      </SelectField>
      <details open={isOpen} className="group order-last w-full max-sm:col-span-full">
        <FoldName>{t(adminBookingsTexts.moreFilters)}</FoldName>
        <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField label={t(adminBookingsTexts.payment)} {...value('payment')}>
            <option value="">{t(adminBookingsTexts.any)}</option>
            {paymentFilters.map((name) => (
              <option key={name} value={name}>
                {t(paymentFilterWords[name])}
              </option>
            ))}
          </SelectField>
          <SelectField label={t(adminBookingsTexts.product)} {...value('type')}>
            <option value="">{t(adminBookingsTexts.any)}</option>
            {productTypes.map((type) => (
              <option key={type} value={type}>
                {t(kinds[type].label)}
              </option>
            ))}
          </SelectField>
          <SelectField label={t(adminBookingsTexts.waitingFor)} {...value('waiting')}>
            <option value="">{t(adminBookingsTexts.any)}</option>
            {waitingFilters.map((name) => (
              <option key={name} value={name}>
                {t(waitingWords[name])}
              </option>
            ))}
          </SelectField>
          <div className="hidden lg:block" />
          <DayField label={t(adminBookingsTexts.startsFrom)} {...value('from')} />
          <DayField label={t(adminBookingsTexts.startsUntil)} {...value('until')} />
          <DayField label={t(adminBookingsTexts.bookedFrom)} {...value('madeFrom')} />
          <DayField label={t(adminBookingsTexts.bookedUntil)} {...value('madeUntil')} />
        </div>
      </details>
    </Filters>
  );
}
