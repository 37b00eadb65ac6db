import { Link } from 'react-router';
import { cartTexts } from '../../messages/en/cart.ts';
import { carBookingRules } from '../../service/booking/model/buyer-rules.ts';
import type { QuoteLineView } from '../../service/booking/model/wire/wire.ts';
import { kindOf, labelText } from '../../service/catalog/kinds.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { formatMoney } from '../../service/core/money.ts';
import { ClashNote, LineTerms } from '../booking/line-notes.tsx';
import { Rich, useText } from '../rendering/text.tsx';
import type { Clash } from '../trip/clashes.ts';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import type { CartLine } from './cart-line.ts';
import { feesText, lineAddress, lineDates, lineFacts } from './line-facts.ts';
import { LineQuantity } from './line-quantity.tsx';
import type { PriceChange } from './price-changes.ts';

export const pickupField = ({ cartId }: Pick<CartLine, 'cartId'>): string => `pickup-${cartId}`;

/** One line of the cart, with the server's quote. */
export function CartLineCard(props: {
  line: CartLine;
  quoted: QuoteLineView | undefined;
  change: PriceChange | undefined;
  clashes: readonly Clash[];
  onQuantity: (quantity: number) => void;
  onPickup: (place: string) => void;
  onRemove: () => void;
}) {
  const t = useText();
  const { line, quoted, change } = props;
  const address = lineAddress(line);
  const { text, length: nights } = lineDates(t, line);
  const facts = lineFacts(t, line);
  const { name = line.name, location = line.location, roomName: optionName = line.optionName } = quoted ?? {};
  const problem = quoted?.problem ?? null;
  const deciding = quoted?.facts?.flatMap(({ text, decides }) => (decides ? [text] : [])).join(' · ');
  const atMost =
    quoted?.unitsLeft === undefined ? undefined : Math.floor(quoted.unitsLeft / (quoted.rooms ?? line.units ?? 1));
  const quiet =
    'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4 hover:text-accent';
  return (
    <li className={`rounded-card border bg-card p-4 shadow-card md:p-5 ${problem ? 'border-danger' : 'border-line'}`}>
      <div className="grid grid-cols-[96px_1fr] gap-x-4 sm:grid-cols-[168px_1fr] sm:gap-x-6">
        <Picture
          src={line.imageUrl}
          kind={line.type}
          alt=""
          width={336}
          height={256}
          className={`aspect-square h-auto w-full rounded-field sm:aspect-4/3 ${problem ? 'opacity-60 grayscale' : ''}`}
        />
        <div className="min-w-0">
          <p className="text-sm font-semibold text-support">{labelText(t, line.type)}</p>
          <h3 className="text-xl leading-snug md:text-2xl">
            <Link to={address} className="hover:text-accent hover:underline">
              {name}
            </Link>
          </h3>
          <p className="text-sm text-ink-soft md:text-base">{location}</p>
          <div className="mt-3 hidden space-y-0.5 sm:block">
            <Chosen optionName={optionName} text={text} nights={nights} facts={facts} />
          </div>
        </div>
        <div className="col-span-2 mt-4 space-y-0.5 sm:hidden">
          <Chosen optionName={optionName} text={text} nights={nights} facts={facts} />
        </div>
      </div>
      {problem ? (
        <p className="mt-4 flex items-start gap-2.5 rounded-field bg-danger-soft px-4 py-3 font-medium text-danger">
          <Icon name="triangle-alert" size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span>
            <Rich
              message={cartTexts.problem}
              values={{
                problem,
                link: (words) => (
                  <Link to={address} className="underline underline-offset-4">
                    {words}
                  </Link>
                ),
              }}
            />
          </span>
        </p>
      ) : null}
      {change && !problem ? <Changed change={change} /> : null}
      {props.clashes.map((clash) => (
        <div key={clash.first.key} className="mt-4">
          <ClashNote clash={clash} to={address} change={t(cartTexts.changeDates)} />
        </div>
      ))}
      {deciding && !problem ? <p className="mt-4 text-sm">{deciding}</p> : null}
      {quoted && !problem ? <LineTerms quoted={quoted} /> : null}
      {kindOf(line.type).dates === 'days' ? (
        <TextField
          label={t(cartTexts.pickupLocation)}
          name={pickupField(line)}
          {...inputBounds(carBookingRules.pickupLocation)}
          value={line.pickup ?? ''}
          placeholder={t(cartTexts.pickupExamples)}
          className="mt-4"
          onChange={(event) => props.onPickup(event.target.value)}
        />
      ) : null}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
        <div className="flex items-center gap-4">
          <LineQuantity name={name} value={line.quantity} atMost={atMost} onChange={props.onQuantity} />
          <button type="button" className={quiet} onClick={props.onRemove}>
            <Rich
              message={cartTexts.removeLine}
              values={{ line: name, name: (words) => <span className="sr-only">{words}</span> }}
            />
          </button>
        </div>
        <p className="ms-auto text-right max-sm:w-full">
          <span className={`block text-xl font-semibold ${problem ? 'text-ink-soft line-through' : ''}`}>
            {formatMoney(line.subtotal)}
          </span>
          {line.quantity > 1 ? (
            <span className="block text-sm text-ink-soft">
              {line.quantity} × {formatMoney(line.unit)}
            </span>
          ) : null}
          <span className="block text-sm text-ink-soft">{t(cartTexts.beforeGst)}</span>
          {/* keeps its height before the server has answered */}
          <span className="block min-h-6 text-sm font-semibold">
            {quoted?.payable && !problem ? t(cartTexts.withGst, { amount: formatMoney(quoted.payable) }) : null}
          </span>
        </p>
      </div>
      {/* keeps its height before the server has answered */}
      {kindOf(line.type).dates === 'nights' ? (
        <p className="mt-1 min-h-6 text-end text-sm text-ink-soft">{quoted && !problem ? feesText(t, quoted) : null}</p>
      ) : null}
    </li>
  );
}

function Chosen(props: {
  optionName: string | undefined;
  text: string;
  nights: string | null;
  facts: readonly string[];
}) {
  return (
    <>
      {props.optionName ? <p className="font-semibold">{props.optionName}</p> : null}
      <p>
        {props.text}
        {props.nights ? (
          <span className="text-ink-soft max-sm:block">
            <span className="max-sm:hidden">&nbsp;· </span>
            {props.nights}
          </span>
        ) : null}
      </p>
      {props.facts.length > 0 ? <p className="text-ink-soft">{props.facts.join(' · ')}</p> : null}
    </>
  );
}

function Changed({ change: { from, to } }: { change: PriceChange }) {
  if (from === to) return null;
  return (
    <p className="mt-4 flex items-start gap-2.5 rounded-field bg-support-soft px-4 py-3 text-support">
      <Icon
        name="trending-up"
        size={20}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${to < from ? '-scale-y-100' : ''}`}
      />
      <span>
        <Rich
          message={to < from ? cartTexts.priceWentDown : cartTexts.priceWentUp}
          values={{
            from: formatMoney(from),
            to: formatMoney(to),
            before: (words) => <s>{words}</s>,
            now: (words) => <strong>{words}</strong>,
          }}
        />
      </span>
    </p>
  );
}
