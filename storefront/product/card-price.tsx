import type { ReactNode } from 'react';
import { productCardTexts } from '../../messages/en/product/card.ts';
import { Rich, useText } from '../rendering/text.tsx';

interface CardPriceProps {
  /** It has no price then. */
  soldOut: boolean | undefined;
  lead: ReactNode;
  price: string;
  unit: string | null;
  /** The other of the two prices. */
  under: string | null;
  /** A button. */
  children?: ReactNode;
}

/** The price of a card in three rows, so that the prices of cards side by side align (LIST-18). */
export function CardPrice({ soldOut, lead, price, unit, under, children }: CardPriceProps) {
  const t = useText();
  return (
    <div className={children ? 'card-price card-act' : 'card-price'}>
      {soldOut ? (
        <p>{t(productCardTexts.otherDates)}</p>
      ) : (
        <div>
          {lead}{' '}
          <p>
            <strong>{price}</strong> {unit}
          </p>{' '}
          {under ? <p>{under}</p> : null}
        </div>
      )}
      {children}
    </div>
  );
}

interface CardLeadProps {
  /** 'Only 2 left' */
  left: string | null;
  /** 'from'; null with dates. */
  lead: string | null;
  /** The former price. */
  old: string | null;
  /** '20% OFF' */
  off?: string | null;
}

/** The row above the price: what it was, and what is left. */
export function CardLead({ left, lead, old, off }: CardLeadProps) {
  return (
    <p className="card-lead">
      {left ? <b className="text-accent">{left}</b> : lead}
      {old ? (
        <>
          {' '}
          <s>
            <Rich
              message={productCardTexts.originalPrice}
              values={{ price: old, hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </s>
        </>
      ) : null}
      {off ? (
        <>
          {' '}
          <b className="text-success">{off}</b>
        </>
      ) : null}
    </p>
  );
}

/** Over the picture of a card that is sold out. */
export function SoldOutLabel({ card: { soldOut, left } }: { card: { soldOut?: true; left: string | null } }) {
  return soldOut ? <span className="card-sold">{left}</span> : null;
}
