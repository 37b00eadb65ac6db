import { cartTexts } from '../../messages/en/cart.ts';
import { taxText } from '../../service/catalog/tax.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import { useText } from '../rendering/text.tsx';
import type { PriceDetails } from './price-changes.ts';

/** The price of the cart and its parts. `asking`: the server is pricing it again. */
export function PricePanel({ details, asking }: { details: PriceDetails; asking: boolean }) {
  const t = useText();
  return (
    <section aria-labelledby="price-details" aria-busy={asking}>
      <h2 id="price-details" className="text-2xl">
        {t(cartTexts.priceDetails)}
      </h2>
      <dl className="mt-4 space-y-2.5 lg:space-y-1">
        {details.fees.length > 0 ? <Row name={t(cartTexts.priceBeforeFees)} amount={details.cost} /> : null}
        {details.fees.map(({ name, amount }) => (
          <Row key={name} name={name} amount={amount} />
        ))}
        <Row name={t(cartTexts.subtotal, { count: details.itemCount })} amount={details.subtotal} />
        {details.taxes.map((tax) => {
          const name = taxText(t, tax);
          return <Row key={name} name={name} amount={tax.amount} />;
        })}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="text-lg font-semibold">{t(cartTexts.youPay)}</dt>
          <dd className={`text-3xl font-semibold transition-opacity duration-150 ${asking ? 'opacity-60' : ''}`}>
            {formatMoney(details.total)}
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">{t(cartTexts.includesTaxes)}</p>
    </section>
  );
}

function Row({ name, amount }: { name: string; amount: Paise }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium">{formatMoney(amount)}</dd>
    </div>
  );
}
