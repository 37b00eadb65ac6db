import { productCardTexts } from '../../messages/en/product/card.ts';
import type { Translate } from '../../messages/translate.ts';
import looks from './card-pictures.css?inline';

// loaded when it is needed, so that the pages' style sheet does not contain it
const sheet = new CSSStyleSheet();
sheet.replaceSync(looks);
document.adoptedStyleSheets.push(sheet);

/** Shows the further pictures of a card: they are loaded with the first swipe, or press of a button. */
function prepare(slides: HTMLElement, t: Translate): void {
  const first = slides.querySelector('img');
  const name = slides.closest('article')?.querySelector('h3')?.textContent ?? '';
  const addresses = slides.dataset['more']?.split(' ') ?? [];
  if (!first || addresses.length === 0) return;
  const count = addresses.length + 1;
  const others = addresses.map(() => {
    const other = new Image(1200, 800);
    other.dataset['kind'] = first.dataset['kind'];
    other.alt = '';
    return other;
  });
  const state = (at: number) => t(productCardTexts.picture, { at: at + 1, count });
  function load() {
    for (const [place, other] of others.entries()) {
      if (other.hasAttribute('src')) continue;
      other.alt = `${name}, ${state(place + 1)}`;
      other.src = addresses[place] ?? '';
    }
  }
  const dots = document.createElement('span');
  dots.className = 'card-dots';
  dots.ariaHidden = 'true';
  dots.append(...Array.from({ length: count }, () => document.createElement('i')));
  const message = document.createElement('span');
  message.className = 'sr-only';
  message.role = 'status';
  const at = () => Math.round(slides.scrollLeft / slides.clientWidth) || 0;
  const button = (by: 1 | -1, label: string) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = by > 0 ? 'card-arrow card-next' : 'card-arrow';
    button.ariaLabel = label;
    button.addEventListener('click', () => {
      load();
      const next = (at() + by + count) % count;
      message.textContent = state(next);
      slides.scrollTo({ left: next * slides.clientWidth });
    });
    return button;
  };
  const before = button(-1, t(productCardTexts.previousPicture, { name }));
  const after = button(1, t(productCardTexts.nextPicture, { name }));
  function show() {
    for (const [place, dot] of [...dots.children].entries()) dot.toggleAttribute('data-on', place === at());
    // the focus stays on the card
    if (at() === 0 && document.activeElement === before) after.focus();
    before.hidden = at() === 0;
  }
  slides.addEventListener('scroll', load, { once: true, passive: true });
  slides.addEventListener('scroll', show, { passive: true });
  slides.append(...others);
  slides.after(dots, message, before, after);
  slides.classList.add('sliding');
  show();
}

/** Returns what looks for cards with several pictures: each gets them as soon as it is in view. */
export function makePictureSlider(t: Translate): (list: ParentNode) => void {
  const seen = new WeakSet<Element>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      watcher.unobserve(target);
      prepare(target, t);
    }
  });
  return (list) => {
    for (const slides of list.querySelectorAll('[data-more]')) {
      if (seen.has(slides)) continue;
      seen.add(slides);
      watcher.observe(slides);
    }
  };
}
