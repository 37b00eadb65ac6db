import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { productDatesTexts } from '../../messages/en/product/dates.ts';
import { type Day, isDay } from '../../service/core/day.ts';
import { useHydrated } from '../rendering/later.ts';
import { useText } from '../rendering/text.tsx';
import { dayInField, typedDay, typedProblem } from './typed-day.ts';

export interface DateFieldProps {
  label: string;
  name: string;
  value: Day | null;
  /** The first day that can be chosen. */
  min: Day;
  look: 'bar' | 'boxes';
  error: string | undefined;
  onOpen: () => void;
  onChange: (day: Day | null) => void;
}

/** True if the text is complete: '1/2/20' may be the beginning of a four-digit year. */
const isWhole = (text: string) => text === '' || isDay(text) || /\D\d{4}$/.test(text);

const inside = 'h-[62px] w-full rounded-field bg-transparent px-4 pt-6 pb-2 text-base text-ink';

/**
 * A date as text, typed or picked in a calendar that `onOpen` opens. It is readable before hydration. The browser's own
 * date field carries the value in the form, and is only visible without scripts: it would show 'mm/dd/yyyy', and open a
 * calendar without prices on a phone.
 */
export function DateField({ label, name, value, min, look, error, onOpen, onChange }: DateFieldProps) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const carrier = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState<{ text: string; at: Day | null }>();
  const [left, setLeft] = useState(false);
  const scripted = useHydrated();
  // a value set from elsewhere since then replaces the typed text
  const typed = typing && typing.at === value ? typing.text : undefined;
  const shown = typed ?? (value ? dayInField(t, value) : '');
  const problem = typed ? typedProblem(t, typed, min) : undefined;
  // an error of the typed text is more specific than a missing day
  const wrong = problem && (left || error) ? problem : error;
  // the form must not be sent without a day that was typed but not understood
  useEffect(() => field.current?.setCustomValidity(problem ?? ''), [problem]);

  const read = (text: string) => (typedProblem(t, text, min) ? null : (typedDay(t, text, min) ?? null));
  function settle(text: string): void {
    const day = read(text);
    setTyping({ text, at: day });
    if (day !== value) onChange(day);
  }
  // before hydration the user may have typed into it, or pressed it to open the calendar
  const catchUp = useEffectEvent(() => {
    const text = field.current?.value ?? '';
    if (text === shown || !carrier.current) return;
    const day = read(text);
    carrier.current.value = day ?? '';
    if (!day || document.activeElement === field.current) setTyping({ text, at: day });
  });
  const openForWaiting = useEffectEvent(() => {
    if (document.activeElement === field.current && field.current?.value === shown) onOpen();
  });
  useLayoutEffect(() => catchUp(), []);
  useEffect(() => openForWaiting(), []);

  function press(event: KeyboardEvent) {
    const opens = event.key === 'ArrowDown' || (typed === undefined && (event.key === 'Enter' || event.key === ' '));
    if (opens) {
      event.preventDefault();
      onOpen();
    } else if (event.key === 'Enter' && typed !== undefined) settle(typed);
  }
  function leave() {
    setLeft(true);
    if (typed === undefined) return;
    settle(typed);
    if (!typed.trim() || read(typed)) setTyping(undefined);
  }
  return (
    <div>
      <div
        className={
          look === 'bar'
            ? 'relative'
            : `relative rounded-field border bg-card hover:border-ink ${wrong ? 'border-danger' : 'border-line-strong'}`
        }
      >
        <label
          htmlFor={id}
          className="pointer-events-none absolute top-2.5 left-4 text-xs leading-4 font-semibold text-ink-soft"
        >
          {label}
        </label>
        <input
          ref={field}
          id={id}
          placeholder={t(productDatesTexts.addDate)}
          value={shown}
          // a phone shows no keyboard over the calendar
          inputMode="none"
          autoComplete="off"
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onClick={(event) => {
            event.currentTarget.select();
            onOpen();
          }}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={press}
          onBlur={leave}
          onInvalid={(event) => {
            event.preventDefault();
            setLeft(true);
            const { form } = event.currentTarget;
            if (form?.querySelector('input:invalid') === event.currentTarget) event.currentTarget.focus();
          }}
          onChange={(event) => {
            const text = event.target.value;
            setLeft(false);
            if (isWhole(text)) settle(text);
            else setTyping({ text, at: value });
          }}
          className={`${inside} needs-script block truncate placeholder:text-ink-soft placeholder:opacity-100`}
        />
        <input
          ref={carrier}
          type="date"
          name={name}
          title={label}
          value={value ?? ''}
          // hidden it could not say why it stops the form
          min={scripted ? undefined : min}
          onChange={({ target }) => onChange(isDay(target.value) ? target.value : null)}
          className={`${inside} without-script`}
        />
      </div>
      {wrong ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {wrong}
        </p>
      ) : null}
    </div>
  );
}

/** The days in the form below `box`, by field name, including those typed before hydration. */
export function carriedDay(box: HTMLElement | null, name: string): Day | null {
  const carried = box?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
  return isDay(carried) ? carried : null;
}
