import { stayPriceTexts } from '../../messages/en/stay/price.ts';
import type { TaxedPrice } from '../../service/catalog/price.ts';
import { formatMoney, type Paise } from '../../service/core/money.ts';
import { Rich, useText } from '../rendering/text.tsx';

interface LeadPriceProps {
  of: TaxedPrice;
  /** '3 nights, 2 rooms' */
  length: string;
  former: Paise | null;
  dated: boolean;
  /** One of several on a page. */
  small?: boolean;
}

/**
 * With dates the total of the stay is the main figure; without them the price of a night, with its total below
 * (LIST-10).
 */
export function LeadPrice({ of: price, length, former, dated, small }: LeadPriceProps) {
  const t = useText();
  const old =
    former !== null && former > price.averageDay ? (
      <s className="text-ink-soft">
        <Rich
          message={stayPriceTexts.originalPrice}
          values={{ price: formatMoney(former), hidden: (words) => <span className="sr-only">{words}</span> }}
        />
      </s>
    ) : null;
  const night = formatMoney(price.averageDay);
  const total = formatMoney(price.payable);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {dated ? null : (
          <>
            <span className="text-ink-soft">{t(stayPriceTexts.lead)}</span>
            {old}
          </>
        )}
        <strong
          className={`${small ? 'text-xl font-semibold' : 'font-display text-3xl font-medium'} text-ink tabular-nums`}
        >
          {dated ? total : night}
        </strong>
        <span className="text-ink-soft">{dated ? t(stayPriceTexts.total, { length }) : t(stayPriceTexts.night)}</span>
      </p>
      <p className="text-sm text-ink-soft tabular-nums">
        {dated ? (
          <>
            {old} {t(stayPriceTexts.nightly, { price: night })}
          </>
        ) : (
          t(price.fees.length > 0 ? stayPriceTexts.totalWithFees : stayPriceTexts.totalWithGst, {
            amount: total,
            length,
          })
        )}
      </p>
    </div>
  );
}
