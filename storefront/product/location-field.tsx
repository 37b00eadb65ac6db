import { type ComponentType, lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { productLocationTexts } from '../../messages/en/product/location.ts';
import type { ProductType } from '../../service/catalog/kinds.ts';
import { useText } from '../rendering/text.tsx';
import type { LocationPanelProps, PanelState } from './location-panel.tsx';
import { trendingName } from './trending-names.ts';

// if it fails to load, the field works without suggestions
const LocationPanel = lazy<ComponentType<LocationPanelProps>>(() =>
  import('./location-panel.tsx').catch(() => ({ default: () => null })),
);

export interface LocationFieldProps {
  label?: string;
  /** The name of the input in its form. */
  name?: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown before anything is typed. */
  trending: readonly string[];
  /** The product type that is searched for. */
  type: ProductType;
  placeholder: string;
  /** The error, shown below. */
  error?: string | undefined;
  /** The suggestions are always visible below the field; otherwise over what follows, while it has the focus. */
  inline?: boolean;
  /** Called when a suggestion was chosen. */
  onChosen?: () => void;
}

/**
 * The location field with suggestions, which are loaded with the first focus: 'Trending Destinations', then matches. A
 * trending place that is searched for is shown by its name in the reader's language.
 */
export function LocationField(props: LocationFieldProps) {
  const t = useText();
  const {
    label = t(productLocationTexts.label),
    name = 'location',
    value,
    onChange,
    trending,
    type,
    placeholder,
    error,
    inline = false,
    onChosen,
  } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(inline);
  const [panel, setPanel] = useState<PanelState>();
  // typed text is searched for; an initial or chosen value is not
  const [isTyped, setIsTyped] = useState(false);
  // without scripts the form sends what the field shows: the English name, as with them
  const [isNamed, setIsNamed] = useState(false);
  useLayoutEffect(() => setIsNamed(true), []);
  useEffect(() => {
    // it had the focus before hydration
    if (document.activeElement !== input.current) return;
    setWanted(true);
    setIsTyped(true);
  }, []);
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
        value={isNamed && !isTyped ? trendingName(t, value) : value}
        placeholder={placeholder}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        maxLength={100}
        data-autofocus={inline ? true : undefined}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={panel?.open === true}
        aria-controls={panel && `${id}-list`}
        aria-activedescendant={panel?.active}
        onFocus={() => {
          setWanted(true);
          setIsTyped(false);
        }}
        onKeyDown={({ key }) => {
          // Escape before the panel is loaded: it does not open later
          if (key === 'Escape' && !panel) setWanted(false);
        }}
        onChange={(event) => {
          setWanted(true);
          setIsTyped(true);
          onChange(event.target.value);
        }}
        className={`block h-[62px] w-full rounded-field bg-transparent px-4 pt-6 pb-2 text-base text-ink placeholder:text-ink-soft ${inline ? 'border border-line-strong' : ''}`}
      />
      {error ? (
        <p id={`${id}-error`} className="-mt-1 px-4 pb-2 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {wanted ? (
        <Suspense>
          <LocationPanel
            id={id}
            field={input}
            value={value}
            isTyped={isTyped}
            onChoose={(chosen) => {
              setIsTyped(false);
              onChange(chosen);
              onChosen?.();
            }}
            trending={trending}
            type={type}
            inline={inline}
            onState={setPanel}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
