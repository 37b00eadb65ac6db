import { PrefetchPageLinks } from 'react-router';
import { productPageTexts } from '../../messages/en/product/page.ts';
import type { TaxedPrice } from '../../service/catalog/price.ts';
import { taxText } from '../../service/catalog/tax.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useHydrated } from '../rendering/later.ts';
import { useText } from '../rendering/text.tsx';
import { urls } from '../urls.ts';

export interface PriceLinesProps {
  /** The parts of the price, each amount formatted. */
  lines: readonly { label: string; amount: string }[];
  price: Pick<TaxedPrice, 'subtotal' | 'taxes' | 'payable'>;
  /** The basis of the price before the choice is complete. */
  note?: string | undefined;
  /** The choice as text, once it is complete: announced with its price. */
  chosen?: string | undefined;
  loading: boolean;
}

/** The specified total before tax, its tax, and the amount to pay (MONEY-8). */
export function PriceLines({ lines, price, note, chosen, loading }: PriceLinesProps) {
  const t = useText();
  const hydrated = useHydrated();
  return (
    <div aria-busy={loading} className={`border-t border-line pt-4 ${loading ? 'opacity-60' : ''}`}>
      {note ? <p className="mb-2 text-sm text-ink-soft">{note}</p> : null}
      <dl className="space-y-1.5 text-ink tabular-nums">
        {lines.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 text-ink-soft">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 font-semibold">
          <dt>{t(productPageTexts.subtotal)}</dt>
          <dd>{formatMoney(price.subtotal)}</dd>
        </div>
        {price.taxes.map((tax) => {
          const name = taxText(t, tax);
          return (
            <div key={name} className="flex justify-between gap-4 text-ink-soft">
              <dt>{name}</dt>
              <dd>{formatMoney(tax.amount)}</dd>
            </div>
          );
        })}
        <div className="flex items-baseline justify-between gap-4 pt-1">
          <dt>
            <span className="block text-lg font-semibold">{t(productPageTexts.youPay)}</span>
            <span className="block text-sm text-ink-soft">{t(productPageTexts.includesTaxes)}</span>
          </dt>
          <dd className="text-2xl font-semibold">{formatMoney(price.payable)}</dd>
        </div>
      </dl>
      {chosen ? (
        <p className="sr-only" aria-live="polite">
          {t(productPageTexts.chosenPays, { chosen, amount: formatMoney(price.payable) })}
        </p>
      ) : null}
      {/* the cart opens offline too */}
      {chosen && hydrated ? <PrefetchPageLinks page={urls.cart} /> : null}
    </div>
  );
}
