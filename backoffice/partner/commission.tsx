import { formatDay } from '../../service/core/day.ts';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { Section } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import type { PartnerView } from './partner-products.tsx';

/** The site's commission on a partner's sales, and a form for a new rule. */
export function Commission({
  partner,
  today,
  refused,
}: {
  partner: PartnerView;
  today: string;
  refused: Refused | undefined;
}) {
  const { rules, products } = partner;
  const own = refusedIn(refused, 'commission');
  return (
    <Section title="Commission">
      {rules.length === 0 ? (
        <p className="text-ink-soft">No commission yet. You keep nothing from this partner’s sales.</p>
      ) : null}
      <ul className="divide-y divide-line">
        {rules.map(({ type, productId, product, percent, from }) => (
          <li key={`${type} ${productId} ${from}`} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>
              {type === null ? 'Everything else' : (product ?? 'Deleted product')}
              <span className="block text-sm text-ink-soft">sold from {formatDay(from)}</span>
            </span>
            <span className="font-semibold tabular-nums">{percent} %</span>
          </li>
        ))}
      </ul>
      <AdminForm key={rules.length} refused={own} className="mt-4 grid gap-3">
        <SelectField label="Applies to" name="product" defaultValue={own?.typed['product'] ?? ''}>
          <option value="">Everything without its own rate</option>
          {products.map(({ type, id, name }) => (
            <option key={`${type} ${id}`} value={`${type} ${id}`}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Rate (% of the price before tax)"
          hint="Plus 18% GST on the commission."
          inputMode="decimal"
          {...fieldProps(own, 'percent')}
        />
        <TextField
          label="Applies from"
          hint="Existing sales keep their rate."
          type="date"
          {...fieldProps(own, 'from', today)}
        />
        <Submit name="do" value="commission" size="sm" className="justify-self-start">
          {' '}
          Save rate{' '}
        </Submit>
      </AdminForm>
    </Section>
  );
}
