import { useEffect, useEffectEvent, useRef } from 'react';
import type { PaymentMethod } from '../../service/booking/model/booking-status.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { paymentMethods } from './payment.ts';

const icons: Readonly<Record<PaymentMethod, IconName>> = {
  upi: 'qr-code',
  card: 'credit-card',
  netbanking: 'landmark',
  wallet: 'wallet',
};

/** The available payment methods, as cards of one radio group. `compact`: on a wide screen they are in a panel. */
export function PaymentChoice(props: {
  legend: string;
  offered: readonly PaymentMethod[];
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  disabled?: boolean;
  compact?: boolean;
}) {
  const t = useText();
  const group = useRef<HTMLFieldSetElement>(null);
  // a card ticked before hydration is visible, so it becomes the chosen method
  const takeOver = useEffectEvent(() => {
    const ticked = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const method = props.offered.find((one) => one === ticked);
    if (method && method !== props.value) props.onChange(method);
  });
  useEffect(() => takeOver(), []);
  return (
    <fieldset ref={group} disabled={props.disabled}>
      <legend className="font-display text-2xl">{props.legend}</legend>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {paymentMethods
          .filter(({ id }) => props.offered.includes(id))
          .map(({ id, label, hint }) => (
            <PaymentCard
              key={id}
              id={id}
              label={t(label)}
              hint={t(hint)}
              checked={props.value === id}
              compact={props.compact ?? false}
              choose={props.onChange}
            />
          ))}
      </div>
    </fieldset>
  );
}

function PaymentCard(props: {
  id: PaymentMethod;
  label: string;
  hint: string;
  checked: boolean;
  compact: boolean;
  choose: (method: PaymentMethod) => void;
}) {
  const { id, label, hint } = props;
  const icon = icons[id];
  const inPanel = props.compact ? 'lg:hidden' : '';
  return (
    <label
      htmlFor={`pay-${id}`}
      className={`flex items-center rounded-card border border-line bg-card px-4 py-3 transition-colors duration-150 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-support ${props.compact ? 'min-h-12 gap-3' : 'min-h-18 gap-4'}`}
    >
      <span
        aria-hidden="true"
        className={`grid size-11 shrink-0 place-items-center rounded-full bg-sunk text-support ${inPanel}`}
      >
        <Icon name={icon} size={20} />
      </span>
      <span className="grow">
        <span className="block leading-tight font-semibold">{label}</span>
        <span id={`pay-${id}-hint`} className={`block text-sm text-ink-soft ${inPanel}`}>
          {hint}
        </span>
      </span>
      <input
        type="radio"
        id={`pay-${id}`}
        name="paymentMethod"
        value={id}
        checked={props.checked}
        onChange={() => props.choose(id)}
        aria-label={label}
        aria-describedby={`pay-${id}-hint`}
        className="size-5 shrink-0 accent-accent outline-none"
      />
    </label>
  );
}
