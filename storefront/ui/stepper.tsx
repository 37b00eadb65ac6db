import { useId } from 'react';
import { uiTexts } from '../../messages/en/ui.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from './icon.tsx';

export interface StepperProps {
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The name of the field, if the number is part of a form. */
  name?: string;
  /** The id of the text with its error. */
  errorId?: string | undefined;
}

const round =
  'grid size-11 place-items-center rounded-full border border-line-strong text-ink hover:border-ink hover:bg-sunk ' +
  'disabled:border-line disabled:text-ink-soft disabled:opacity-50 disabled:hover:bg-transparent';

/** A small whole number with a button on either side; it can be typed too, and works in a form without JavaScript. */
export function Stepper({ label, hint, value, min, max, onChange, name, errorId }: StepperProps) {
  const t = useText();
  const id = useId();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.trunc(next))));
  return (
    <div className="flex items-center justify-between gap-4">
      <div>
        <label htmlFor={id} className="block font-semibold text-ink">
          {label}
        </label>
        {hint ? (
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        ) : null}
      </div>
      <div className="flex items-center gap-1">
        <button type="button" className={round} disabled={value <= min} onClick={() => set(value - 1)}>
          <Icon name="minus" size={18} />
          <span className="sr-only">{t(uiTexts.fewer, { label })}</span>
        </button>
        <input
          id={id}
          name={name}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          onChange={(event) => {
            if (Number.isFinite(event.target.valueAsNumber)) set(event.target.valueAsNumber);
          }}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId ?? (hint ? `${id}-hint` : undefined)}
          className="h-11 w-11 appearance-none rounded-lg bg-transparent text-center font-semibold text-ink tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <button type="button" className={round} disabled={value >= max} onClick={() => set(value + 1)}>
          <Icon name="plus" size={18} />
          <span className="sr-only">{t(uiTexts.more, { label })}</span>
        </button>
      </div>
    </div>
  );
}
