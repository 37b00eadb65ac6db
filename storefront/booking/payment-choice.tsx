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

/** The available payment methods, as cards of one radio group: small ones without hints in the panel of a wide screen. */
export function PaymentChoice(props: {
  legend: string;
  offered: readonly PaymentMethod[];
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
  disabled?: boolean;
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
    <fieldset ref={group} disabled={props.disabled} className="@container">
      <legend className="font-display text-2xl @max-md:lg:text-xl">{props.legend}</legend>
      <div className="mt-4 grid gap-3 @md:grid-cols-2 @max-md:lg:mt-3 @max-md:lg:grid-cols-2 @max-md:lg:gap-2">
        {paymentMethods
          .filter(({ id }) => props.offered.includes(id))
          .map(({ id, label, hint }) => (
            <PaymentCard
              key={id}
              id={id}
              label={t(label)}
              hint={t(hint)}
              checked={props.value === id}
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
  choose: (method: PaymentMethod) => void;
}) {
  const { id, label, hint } = props;
  const icon = icons[id];
  return (
    <label
      htmlFor={`pay-${id}`}
      className="flex min-h-18 items-center gap-4 rounded-card border border-line bg-card px-4 py-3 @max-md:lg:min-h-13 @max-md:lg:gap-2 @max-md:lg:rounded-field @max-md:lg:px-3 @max-md:lg:py-1 transition-colors duration-150 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1px_var(--color-accent)] has-disabled:opacity-60 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-support"
    >
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-sunk text-support @max-md:lg:size-auto @max-md:lg:bg-transparent"
      >
        <Icon name={icon} size={20} />
      </span>
      <span className="grow">
        <span className="block font-semibold @max-md:lg:text-sm @max-md:lg:leading-tight">{label}</span>
        <span id={`pay-${id}-hint`} className="block text-sm text-ink-soft @max-md:lg:hidden">
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
        className="size-5 shrink-0 accent-accent outline-none @max-md:lg:size-4"
      />
    </label>
  );
}
