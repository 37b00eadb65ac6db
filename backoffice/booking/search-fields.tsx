import { useSearchParams } from 'react-router';
import { paymentFilters, waitingFilters } from '../../service/booking/admin/booking-search.ts';
import { kinds, productTypes } from '../../service/catalog/kinds.ts';
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
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  const isOpen = further.some((name) => query.get(name));
  return (
    <Filters label="Search bookings">
      <TextField
        label="Number, name, email or phone"
        {...value('q')}
        type="search"
        autoComplete="off"
        className="grow sm:max-w-100"
      />
      <SelectField label="Status" {...value('status')}>
        <option value="">Any</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {statusWords[status]}
          </option>
        ))}
      </SelectField>
      <details open={isOpen} className="group order-last w-full max-sm:col-span-full">
        <FoldName>More filters</FoldName>
        <div className="grid gap-3 pt-2 sm:grid-cols-2 lg:grid-cols-4">
          <SelectField label="Payment" {...value('payment')}>
            <option value="">Any</option>
            {paymentFilters.map((name) => (
              <option key={name} value={name}>
                {paymentFilterWords[name]}
              </option>
            ))}
          </SelectField>
          <SelectField label="Product" {...value('type')}>
            <option value="">Any</option>
            {productTypes.map((type) => (
              <option key={type} value={type}>
                {kinds[type].label}
              </option>
            ))}
          </SelectField>
          <SelectField label="Waiting for" {...value('waiting')}>
            <option value="">Any</option>
            {waitingFilters.map((name) => (
              <option key={name} value={name}>
                {waitingWords[name]}
              </option>
            ))}
          </SelectField>
          <div className="hidden lg:block" />
          <DayField label="Starts from" {...value('from')} />
          <DayField label="Starts until" {...value('until')} />
          <DayField label="Booked from" {...value('madeFrom')} />
          <DayField label="Booked until" {...value('madeUntil')} />
        </div>
      </details>
    </Filters>
  );
}
