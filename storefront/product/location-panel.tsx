import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { productSuggestionsTexts } from '../../messages/en/product/suggestions.ts';
import type { ProductType } from '../../service/catalog/kinds.ts';
import type { Suggestion } from '../../service/search/suggestions/suggestions.ts';
import { callApi } from '../device/api.ts';
import { recentSearches, rememberSearch } from '../device/recent-searches.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { type PlaceOption, placeOptions } from './place-options.ts';

/** The state of the panel, for its field. */
export interface PanelState {
  readonly open: boolean;
  /** The id of the option that the arrow keys have reached. */
  readonly active: string | undefined;
}

export interface LocationPanelProps {
  /** The id of the field; ids of the panel begin with it. */
  id: string;
  field: RefObject<HTMLInputElement | null>;
  value: string;
  /** True if the value was typed since the field got the focus. */
  isTyped: boolean;
  onChoose: (value: string) => void;
  trending: readonly string[];
  type: ProductType;
  /** It is below the field, and always open. */
  inline: boolean;
  onState: (state: PanelState) => void;
}

/** Suggestions are requested after the typing pauses for this many milliseconds. */
const rest = 120;

const floating =
  'absolute scroll-mb-4 top-full left-0 z-30 max-h-[60dvh] w-full min-w-72 overflow-y-auto rounded-card border ' +
  'border-line bg-card p-2 shadow-panel';

/** The suggestions of a location field, by the ARIA combobox pattern: the focus stays in the field. */
export default function LocationPanel({
  id,
  field,
  value,
  isTyped,
  onChoose,
  trending,
  type,
  inline,
  onState,
}: LocationPanelProps) {
  const t = useText();
  const navigate = useNavigate();
  const panel = useRef<HTMLDivElement>(null);
  // it is loaded because the field has the focus
  const [open, setOpen] = useState(() => inline || document.activeElement === field.current);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(recentSearches);
  const typed = value.trim();
  const asks = open && typed !== '' && (isTyped || !trending.includes(value));
  const { latest } = useQuery(
    asks ? typed : null,
    (signal) =>
      callApi<{ data: Suggestion[] }>('GET', `/api/suggestions?${new URLSearchParams({ q: typed, type })}`, undefined, {
        token: null,
        signal,
      }).then(({ data }) => ({ of: typed, data })),
    { settle: rest },
  );
  // suggestions for a prefix stay until the next answer, suggestions for any other text do not
  const near = latest && (typed.startsWith(latest.of) || latest.of.startsWith(typed));
  const shown = placeOptions(t, value, { isTyped, trending, recent, suggested: near ? latest.data : undefined, type });
  const { title, options, suggests } = shown;
  const listed = open && options.length > 0;

  function close() {
    setOpen(inline);
    setActive(-1);
  }
  function show() {
    setRecent(recentSearches());
    setOpen(true);
  }
  function choose({ search, page }: PlaceOption) {
    close();
    if (search !== null) onChoose(search);
    else if (page !== null) void navigate(page);
  }
  const hear = useEffectEvent((event: Event) => {
    if (event.type === 'submit') {
      rememberSearch(value);
      close();
    } else if (event.type === 'blur') close();
    else if (event.type === 'input') {
      setOpen(true);
      setActive(-1);
    } else show();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const option = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = active < 0 && step < 0 ? 0 : active;
      setActive((from + step + options.length) % Math.max(1, options.length));
    } else if (event.key === 'Enter' && listed && option) {
      event.preventDefault();
      choose(option);
    } else if (event.key === 'Escape' && open && !inline) {
      // cancels suggestions that are still loading, too
      if (listed) event.preventDefault();
      close();
    }
  });
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    const kinds = ['focus', 'blur', 'click', 'input'];
    for (const kind of kinds) input?.addEventListener(kind, hear);
    input?.addEventListener('keydown', press);
    form?.addEventListener('submit', hear);
    return () => {
      for (const kind of kinds) input?.removeEventListener(kind, hear);
      input?.removeEventListener('keydown', press);
      form?.removeEventListener('submit', hear);
    };
  }, [field]);

  const activeId = listed && options[active] ? `${id}-${active}` : undefined;
  const reportState = useEffectEvent(onState);
  useEffect(() => reportState({ open: listed, active: activeId }), [listed, activeId]);
  useEffect(() => {
    // not while a press is in progress: it must end on the same element
    if (listed && !inline && !field.current?.matches(':active')) bringIntoView(panel.current);
  }, [listed, inline, field]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const line = (option: PlaceOption, at: number) => (
    <button
      key={`${option.name} ${option.detail}`}
      type="button"
      tabIndex={-1}
      id={`${id}-${at}`}
      role="option"
      aria-selected={at === active}
      // the focus stays in the input
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(option)}
      className={`flex min-h-12 w-full items-center gap-3 rounded-lg px-2 py-1 text-start text-ink hover:bg-sunk ${at === active ? 'bg-sunk' : ''}`}
    >
      <PlaceMark option={option} />
      <span className="min-w-0 grow">
        <span className="block leading-snug wrap-anywhere">{option.name}</span>
        {option.detail ? <span className="block text-sm leading-snug text-ink-soft"> {option.detail}</span> : null}
      </span>
      {option.count ? <span className="shrink-0 text-sm text-ink-soft tabular-nums"> {option.count}</span> : null}
    </button>
  );
  const firstRecent = options.length - shown.recent;
  return (
    <>
      <p role="status" className="sr-only">
        {listed && suggests ? t(productSuggestionsTexts.found, { count: options.length }) : ''}
      </p>
      <div ref={panel} className={`mt-2 ${inline ? '' : floating} ${listed ? '' : 'hidden'}`}>
        <p id={`${id}-title`} className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
          {title}
        </p>
        <div id={`${id}-list`} role="listbox" aria-labelledby={`${id}-title`}>
          {options.slice(0, firstRecent).map(line)}
          {shown.recent > 0 ? (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div role="group" aria-label={t(productSuggestionsTexts.recent)}>
              <p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm font-semibold text-ink-soft">
                {t(productSuggestionsTexts.recent)}
              </p>
              {options.slice(firstRecent).map((option, at) => line(option, firstRecent + at))}
            </div>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** The picture of an option, or an icon for its kind. */
function PlaceMark({ option: { image, icon } }: { option: PlaceOption }) {
  if (image) return <Picture src={image} alt="" width={40} height={40} className="size-10 shrink-0 rounded-lg" />;
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent">
      <Icon name={icon} size={18} />
    </span>
  );
}
