import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { pageAddress } from '../../service/core/language-address.ts';
import { toggleSaved, useSavedNames } from '../device/saved.ts';
import { useText } from '../rendering/text.tsx';

function under<Found extends Element>({ target }: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}

/** The router adds the prefix of the language itself. */
const addressOf = ({ pathname, search }: HTMLAnchorElement) => pageAddress(pathname + search).path;

/** The position of the opened card: a scroll offset would not find it again on the way back. */
function remember(card: HTMLElement, address?: URL): void {
  const { history } = window;
  history.replaceState({ ...history.state, opened: [card.id, card.getBoundingClientRect().top] }, '', address);
}

/** Distant cards are not laid out and only have an estimated height, until they come into view. */
function returnToCard(frames = 4): void {
  const { history } = window;
  const [id, top] = history.state?.opened ?? [];
  const card = document.getElementById(id);
  if (!card) return;
  window.scrollBy(0, card.getBoundingClientRect().top - top);
  if (frames > 0) requestAnimationFrame(() => returnToCard(frames - 1));
  else history.replaceState({ ...history.state, opened: undefined }, '');
}

/** The cards, and one place that handles their events: open, prefetch, save. */
export function ResultList({
  className,
  onApproach,
  addressFor,
  children,
}: {
  className: string;
  /** A card is about to be opened: preload what its page needs. */
  onApproach?: (() => unknown) | undefined;
  /** The address to which the back button returns from a card; undefined: the same address. */
  addressFor?: ((place: number) => URL | undefined) | undefined;
  children: ReactNode;
}) {
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const saved = useSavedNames();
  const [near, setNear] = useState<string>();
  const slider = useRef<(list: ParentNode) => void>(undefined);
  const t = useText();

  useEffect(() => {
    for (const heart of list.current?.querySelectorAll<HTMLElement>('[data-save]') ?? []) {
      heart.setAttribute('aria-pressed', String(saved.includes(heart.dataset['save'] ?? '')));
    }
    if (list.current) slider.current?.(list.current);
  });

  const press = useEffectEvent((event: MouseEvent) => {
    const heart = under<HTMLElement>(event, '[data-save]');
    if (heart) return toggleSaved(heart.dataset['save'] ?? '');
    // fingers reach the pictures, which lie above the link that is the whole card
    const slides = under(event, '.card-slides');
    const link =
      under<HTMLAnchorElement>(event, 'a[href]') ??
      slides?.closest('article')?.querySelector<HTMLAnchorElement>('h3 a');
    const elsewhere = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (!link || elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    const card = link.closest('article');
    if (card) remember(card, addressFor?.([...(list.current?.children ?? [])].findIndex((one) => one.contains(card))));
    // the picture of the card becomes the first photo of the page
    const photo = card?.querySelector('img');
    if (photo) photo.style.viewTransitionName = 'stay-photo';
    void navigate(addressOf(link), { viewTransition: true });
  });
  const prepare = useEffectEvent(() => onApproach?.());
  const preparePictures = useEffectEvent(async () => {
    const { makePictureSlider } = await import('./card-pictures.ts');
    slider.current ??= makePictureSlider(t);
    if (list.current) slider.current(list.current);
  });
  useEffect(() => {
    const cards = list.current;
    if (!cards) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const approach = (event: Event) => {
      const link = under<HTMLAnchorElement>(event, 'a[href]');
      if (!link) return;
      setNear(addressOf(link));
      prepare();
    };
    cards.addEventListener('click', (event) => press(event), { signal });
    cards.addEventListener('pointerover', approach, { signal });
    cards.addEventListener('focusin', approach, { signal });
    const start = () => void preparePictures();
    cards.addEventListener('pointerover', start, { signal, once: true });
    cards.addEventListener('focusin', start, { signal, once: true });
    // whoever scrolls with a finger may swipe over pictures next
    window.addEventListener('touchstart', start, { signal, once: true, passive: true });
    returnToCard();
    return () => leaving.abort();
  }, []);

  return (
    <>
      <ul ref={list} className={className}>
        {children}
      </ul>
      {near ? <PrefetchPageLinks page={near} /> : null}
    </>
  );
}

/** Placeholders of cards that are loading. */
export function CardShapes({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="animate-pulse overflow-hidden rounded-card border border-line bg-card">
          <div className="aspect-[16/10] bg-sunk" />
          <div className="space-y-3 p-5">
            <div className="h-5 w-3/4 rounded bg-sunk" />
            <div className="h-4 w-1/2 rounded bg-sunk" />
            <div className="h-6 w-2/3 rounded bg-sunk" />
          </div>
        </div>
      ))}
    </div>
  );
}
