import { Icon } from '../ui/icon.tsx';

const most = 50;

/** Minus, number, plus. `atMost`: the stock, if it is known. */
export function LineQuantity(props: {
  name: string;
  value: number;
  atMost: number | undefined;
  onChange: (value: number) => void;
}) {
  const { name, value, onChange } = props;
  const limit = Math.min(most, Math.max(1, props.atMost ?? most));
  const button =
    'grid size-11 place-items-center rounded-full text-ink hover:bg-sunk disabled:opacity-35 disabled:hover:bg-transparent';
  return (
    <fieldset
      aria-label={`Quantity of ${name}`}
      className="inline-flex items-center rounded-full border border-line-strong"
    >
      <button type="button" className={button} disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <Icon name="minus" size={18} aria-hidden="true" />
        <span className="sr-only">Decrease quantity</span>
      </button>
      <output className="min-w-8 text-center font-semibold" aria-label="Quantity">
        {value}
      </output>
      <button type="button" className={button} disabled={value >= limit} onClick={() => onChange(value + 1)}>
        <Icon name="plus" size={18} aria-hidden="true" />
        <span className="sr-only">Increase quantity</span>
      </button>
    </fieldset>
  );
}
