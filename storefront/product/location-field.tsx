import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { Icon } from '../ui/icon.tsx';
import { narrowed } from './range-choice.ts';

export interface LocationFieldProps {
  label?: string;
  /** Of the field in its form. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  suggestions: readonly string[];
  placeholder: string;
  /** Whether typing narrows the suggestions. */
  narrow: boolean;
  /** What is wrong with it, shown below. */
  error?: string | undefined;
}

/** The location with its 'Trending Destinations': focusing opens them, choosing one fills and closes. */
export function LocationField({
  label = 'Location',
  name = 'location',
  value,
  onChange,
  suggestions,
  placeholder,
  narrow,
  error,
}: LocationFieldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // a filled-in suggestion does not narrow the list to itself
  const shown = narrow && !suggestions.includes(value) ? narrowed(suggestions, value) : suggestions;
  // a place of the traveller's own is not covered by suggestions that have nothing to do with it
  const fits = narrow || value === '' || suggestions.includes(value);
  const listed = open && fits && shown.length > 0;

  const input = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // it had the focus before this listened
    if (document.activeElement === input.current) setOpen(true);
  }, []);

  useEffect(() => {
    // not from under the finger: a press that has begun ends first
    if (listed && !input.current?.matches(':active')) bringIntoView(panel.current);
  }, [listed]);

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function choose(name: string) {
    onChange(name);
    close();
  }
  function press(event: KeyboardEvent) {
    const name = shown[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + shown.length + (active < 0 && step < 0 ? 1 : 0)) % Math.max(1, shown.length));
    } else if (event.key === 'Enter' && listed && name !== undefined) {
      event.preventDefault();
      choose(name);
    } else if (event.key === 'Escape' && listed) {
      event.preventDefault();
      close();
    }
  }

  return (
    <div className="relative">
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-2.5 left-4 text-xs leading-4 font-semibold text-ink-soft"
      >
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={name}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        maxLength={100}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={`${id}-list`}
        aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onClick={() => {
          setOpen(true);
          bringIntoView(panel.current);
        }}
        onChange={(event) => {
          onChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        className="block h-[62px] w-full rounded-field bg-transparent px-4 pt-6 pb-2 text-base text-ink placeholder:text-ink-soft"
      />
      {error ? (
        <p id={`${id}-error`} className="-mt-1 px-4 pb-2 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      <div
        ref={panel}
        className={`absolute scroll-mb-4 top-full left-0 z-30 mt-2 w-full min-w-64 rounded-card border border-line bg-card p-2 shadow-panel ${listed ? '' : 'hidden'}`}
      >
        <p id={`${id}-title`} className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
          Trending Destinations
        </p>
        <div id={`${id}-list`} role="listbox" aria-labelledby={`${id}-title`}>
          {shown.map((name, index) => (
            <button
              key={name}
              type="button"
              tabIndex={-1}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // the focus stays in the input
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(name)}
              className={`flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start text-ink hover:bg-sunk ${index === active ? 'bg-sunk' : ''}`}
            >
              <Icon name="map-pin" size={18} className="text-accent" />
              {name}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
