import { cartTexts } from '../../messages/en/cart.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';

const most = 50;

/** Minus, number, plus. `atMost`: the stock, if it is known. */
export function LineQuantity(props: {
  name: string;
  value: number;
  atMost: number | undefined;
  onChange: (value: number) => void;
}) {
  const t = useText();
  const { name, value, onChange } = props;
  const limit = Math.min(most, Math.max(1, props.atMost ?? most));
  const button =
    'grid size-11 place-items-center rounded-full text-ink hover:bg-sunk disabled:opacity-35 disabled:hover:bg-transparent';
  return (
    <fieldset
      aria-label={t(cartTexts.quantityOf, { name })}
      className="inline-flex items-center rounded-full border border-line-strong"
    >
      <button type="button" className={button} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Icon name="minus" size={18} aria-hidden="true" />
        <span className="sr-only">{t(cartTexts.decreaseQuantity)}</span>
      </button>
      <output className="min-w-8 text-center font-semibold" aria-label={t(cartTexts.quantity)}>
        {value}
      </output>
      <button type="button" className={button} disabled={value >= limit} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size={18} aria-hidden="true" />
        <span className="sr-only">{t(cartTexts.increaseQuantity)}</span>
      </button>
    </fieldset>
  );
}
