import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { uiTexts } from '../../messages/en/ui.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from './icon.tsx';

const slides = {
  /** 1, 2 from 640 px, 3 from 768 px, 4 from 1024 px (HOME-23) */
  cards:
    '[--slide:86cqw] sm:[--slide:calc((100cqw-1.5rem)/2)] md:[--slide:calc((100cqw-3rem)/3)] lg:[--slide:calc((100cqw-4.5rem)/4)]',
  /** 1, 2 from 768 px, 3 from 1024 px */
  reviews: '[--slide:92cqw] md:[--slide:calc((100cqw-1.5rem)/2)] lg:[--slide:calc((100cqw-3rem)/3)]',
} as const;

/** If this many slides are all visible there is nothing to scroll. */
const inView: Readonly<Record<keyof typeof slides, readonly string[]>> = {
  cards: ['sm:hidden', 'sm:hidden', 'sm:hidden', 'md:hidden', 'lg:hidden'],
  reviews: ['sm:hidden', 'sm:hidden', 'md:hidden', 'lg:hidden'],
};

const arrow =
  'grid size-11 place-items-center rounded-full border border-line-strong bg-card text-ink transition-colors ' +
  'hover:border-ink hover:bg-sunk disabled:border-line disabled:opacity-40 disabled:hover:bg-card';

/** For the row, until it is known whether it scrolls: its slides may have no links. */
const reachable = { tabIndex: 0 } as const;

export interface CarouselProps {
  label: string;
  children: ReactNode;
  widths?: keyof typeof slides;
  /**
   * The minimum height of a slide, in CSS, by its width `var(--slide)`. The row is then laid out when the reader comes
   * near, and reserves this height until then.
   */
  tall?: string;
}

/** A row of slides that scrolls by touch, wheel and keyboard; the buttons scroll by one screenful. */
export function Carousel({ label, children, widths = 'cards', tall }: CarouselProps) {
  const t = useText();
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  const items = Children.toArray(children);

  function look() {
    const element = track.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const start = scrollLeft < 8;
    const end = scrollLeft + clientWidth > scrollWidth - 8;
    element.tabIndex = start && end ? -1 : 0;
    setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
  }
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const watcher = new ResizeObserver(look);
    watcher.observe(element);
    return () => watcher.disconnect();
  });
  function move(direction: 1 | -1) {
    const element = track.current;
    element?.scrollBy({ left: direction * element.clientWidth, behavior: 'smooth' });
  }

  return (
    <section aria-roledescription="carousel" aria-label={label} className={`@container relative ${slides[widths]}`}>
      <div
        className={tall ? 'offscreen' : ''}
        style={tall ? { containIntrinsicBlockSize: `auto calc(${tall} + 1rem)` } : undefined}
      >
        <ul
          ref={track}
          {...reachable}
          onScroll={look}
          style={tall ? { minHeight: `calc(${tall} + 1.5rem)` } : undefined}
          className="relative flex snap-x snap-mandatory gap-6 overflow-x-auto scroll-smooth pb-6 -mb-2 [scrollbar-width:none] max-md:-mx-4 max-md:px-4 max-md:scroll-px-4"
        >
          {items.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slide that moved with its content would shift the page
            <li key={place} className="w-(--slide) shrink-0 snap-start">
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className={`needs-script mt-2 hidden justify-end gap-2 sm:flex ${inView[widths][items.length] ?? ''}`}>
        <button type="button" className={arrow} disabled={ends.start} onClick={() => move(-1)}>
          <Icon name="chevron-left" size={20} />
          <span className="sr-only">{t(uiTexts.previous, { label })}</span>
        </button>
        <button type="button" className={arrow} disabled={ends.end} onClick={() => move(1)}>
          <Icon name="chevron-right" size={20} />
          <span className="sr-only">{t(uiTexts.next, { label })}</span>
        </button>
      </div>
    </section>
  );
}
