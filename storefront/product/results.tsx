import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { deviceTexts } from '../../messages/en/device.ts';
import { productListTexts } from '../../messages/en/product/list.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { ButtonLink, buttonLook, Spinner } from '../ui/button.tsx';
import { CardShapes, ResultList } from './result-list.tsx';
import type { Earlier, MoreResults } from './results-view.ts';
import { restId, useShownOnPhone } from './use-shown-on-phone.ts';

/** A card in a list. */
interface ListedCard<Card> {
  slug: string;
  /** Undefined in a browser whose page already contains it as the server's markup (`cardsSentOnce`). */
  card?: Card;
}

/** A list view as its page gets it. */
export type ListedView<Card, View extends { cards: Card[] }> = Omit<View, 'cards'> & { cards: ListedCard<Card>[] };

/** The cards of the loaded document, as the server wrote them, collected before React hydrates them. */
const written: ArrayLike<Element> =
  typeof document === 'undefined' ? [] : document.querySelectorAll('.results > ul > li');

/**
 * Props that keep the server's markup of the item at that place: React hydrates it as an opaque element. If React
 * renders it again, as after a failed hydration, it gets the same markup.
 */
const asWritten = (place: number): ComponentProps<'li'> => ({
  ref: (item) => {
    if (!item?.firstChild) item?.append(...(written[place]?.childNodes ?? []));
  },
  dangerouslySetInnerHTML: { __html: '' },
  suppressHydrationWarning: true,
});

/** The columns of a list's cards: beside the map there is room for two. */
export const cardColumns = {
  grid: 'grid gap-6 sm:grid-cols-2 xl:grid-cols-3',
  narrow: 'grid gap-6 sm:grid-cols-2',
  list: 'rows grid gap-5',
} as const;

export interface ResultsProps<Card extends { slug: string }> {
  /** The pages of a search; a new `loadMore` means a new search. */
  list: Omit<MoreResults<Card>, 'cards'> & {
    cards: readonly ListedCard<Card>[];
    total: number;
    earlier: Earlier | null;
    pageSize: number;
    pagesAtOnce: number;
  };
  /** Renders a card. */
  card: (card: Card) => ReactNode;
  /** Utility classes of the list of cards. */
  className: string;
  /** Another search is loading. */
  busy: boolean;
  /** The endpoint of the next page alone, for the address that a reader without scripts follows. */
  moreAt: (address: string) => string;
  /** Shown if the next page fails to load: the list stays as it is. */
  failed: string;
  /** For screen readers: 'Loading more stays'. */
  loading: string;
  onApproach?: () => unknown;
  children: ReactNode;
}

const number = (count: number) => count.toLocaleString('en-IN');

/** This number of last cards has its true height at once, so that links below them do not move. */
const atEnd = 12;
const isAtEnd = (place: number, count: number) => place >= count - atEnd && place < count;

function classOf(place: number, onPhone: number, count: number): string | undefined {
  const far = isAtEnd(place, count) || isAtEnd(place, onPhone) ? [] : ['offscreen'];
  return [...far, ...(place < onPhone ? [] : ['later'])].join(' ') || undefined;
}

/** The results, page after page; `children` is shown if there are none. */
export function Results<Card extends { slug: string }>({
  list,
  card,
  className,
  busy,
  moreAt,
  failed,
  loading,
  onApproach,
  children,
}: ResultsProps<Card>) {
  const t = useText();
  const [added, setAdded] = useState<MoreResults<Card> & { on: string }>();
  const [requestedPage, setRequestedPage] = useState<{ on: string; address: string }>();
  const box = useRef<HTMLDivElement>(null);
  const focusAt = useRef<number>(undefined);
  // not the object: it changes when the same search is loaded again, and the press must still count
  const search = list.loadMore ?? '';
  const more = added?.on === search ? added : undefined;
  const cards = more ? [...list.cards, ...more.cards.map((card) => ({ slug: card.slug, card }))] : list.cards;
  const { loadMore, soldOut } = more ?? list;
  const { earlier } = list;
  const before = earlier?.count ?? 0;
  const [onPhone, showMore] = useShownOnPhone(search, cards.length, list.pageSize);
  const inParts = onPhone < cards.length;

  const address = requestedPage?.on === search ? requestedPage.address : null;
  const { error, pending, again } = useQuery(address, async (signal) => {
    if (address === null) return;
    const answer = await fetch(addressIn(t.language, moreAt(address)), { signal }).catch(() => undefined);
    if (!answer?.ok) throw new Error(failed);
    // our own endpoint returns this (such as routes/more-stays.ts)
    const next: MoreResults<Card> = await answer.json().catch(() => {
      throw new Error(t(deviceTexts.notOurs));
    });
    if (signal.aborted) return;
    focusAt.current = cards.length;
    setAdded({ ...next, on: search, cards: [...(more?.cards ?? []), ...next.cards] });
    // returning to this search must not add the same page twice
    setRequestedPage(undefined);
    // reloading and going back show as many results again
    window.history.replaceState(window.history.state, '', addressIn(t.language, address));
  });
  const problem = error instanceof Error ? error.message : '';

  useEffect(() => {
    if (focusAt.current === undefined) return;
    // the button may be gone; reading continues at the first new card
    box.current?.querySelectorAll<HTMLElement>('h3 a')[focusAt.current]?.focus({ preventScroll: true });
    focusAt.current = undefined;
  });

  function append(event: MouseEvent, next: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (pending) return;
    if (next === address) again();
    else setRequestedPage({ on: search, address: next });
  }

  /**
   * The address to which the back button returns for the card at that place: the page that contains it, if it is not
   * among the last pages.
   */
  function addressFor(place: number) {
    const { pageSize, pagesAtOnce } = list;
    const pageOf = (at: number) => Math.ceil((before + at + 1) / pageSize);
    if (pageOf(place) > pageOf(cards.length - 1) - pagesAtOnce) return;
    const to = new URL(window.location.href);
    to.searchParams.set('pages', String(pageOf(place)));
    return to;
  }

  function shownText(count: number) {
    const total = number(list.total);
    return before
      ? t(productListTexts.shownFrom, { from: number(before + 1), to: number(before + count), total })
      : t(productListTexts.shown, { shown: number(count), total });
  }

  if (cards.length === 0) return children;
  return (
    <div ref={box} aria-busy={busy} className="results">
      {earlier ? (
        <p className="mb-8 grid justify-items-center gap-3">
          <ButtonLink to={earlier.to} variant="secondary">
            {t(productListTexts.earlierResults)}
          </ButtonLink>
        </p>
      ) : null}
      <ResultList className={className} onApproach={onApproach} addressFor={addressFor}>
        {cards.map((listed, place) => (
          <li
            key={listed.slug}
            id={place === onPhone ? restId : undefined}
            className={classOf(place, onPhone, cards.length)}
            {...(listed.card ? { children: card(listed.card) } : asWritten(place))}
          />
        ))}
      </ResultList>
      {inParts ? (
        <div className="in-parts mt-10 grid justify-items-center gap-3">
          <p role="status" className="text-ink-soft">
            {shownText(onPhone)}
          </p>
          <a
            href={`#${restId}`}
            className={buttonLook({ variant: 'secondary' })}
            onClick={(event) => {
              event.preventDefault();
              focusAt.current = onPhone;
              showMore();
            }}
          >
            {t(productListTexts.showMore)}
          </a>
        </div>
      ) : null}
      {loadMore || more || earlier ? (
        <div className={`mt-10 grid justify-items-center gap-3 ${inParts ? 'in-whole' : ''}`}>
          <p role="status" className="text-ink-soft">
            {shownText(cards.length)}
          </p>
          {problem ? (
            <p role="alert" className="font-medium text-danger">
              {problem}
            </p>
          ) : null}
          {loadMore ? (
            <ButtonLink
              to={loadMore}
              preventScrollReset
              replace
              variant="secondary"
              aria-busy={pending}
              onClick={(event) => append(event, loadMore)}
            >
              {pending ? <Spinner label={loading} /> : null}
              {t(productListTexts.loadMore)}
            </ButtonLink>
          ) : null}
        </div>
      ) : null}
      {soldOut ? (
        <p className="mt-10 text-center">
          <ButtonLink to={soldOut.to} variant="secondary">
            {soldOut.text}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}

/** Placeholders of cards. `loading` is for screen readers: 'Loading stays...'. */
export function ResultsSkeleton({ loading, className }: { loading: string; className: string }) {
  return (
    <div>
      <p role="status" className="sr-only">
        {loading}
      </p>
      <CardShapes className={className} />
    </div>
  );
}
