/**
 * Starts the page's scripts after the first paint, or at the reader's first touch: before, they would compete with the
 * pictures for network and processor. Until then the page can be read, and its links, searches and plain forms work
 * without them. A picture that does not load delays them for at most three seconds. Any other button that is pressed
 * before gets a mark, and is pressed again later (early-presses.ts).
 */
const start = (hrefs: readonly string[]) => {
  const touches = ['pointerdown', 'keydown', 'focusin', 'submit'];
  let started = false;
  const go = () => {
    if (started) return;
    started = true;
    for (const touch of touches) removeEventListener(touch, go, true);
    for (const href of hrefs) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.textContent = document.querySelector('script[type=later]')?.textContent ?? '';
    document.head.append(script);
    script.remove();
  };
  for (const touch of touches) addEventListener(touch, go, true);
  const press = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest('button, [data-viewer]');
    if (!button || button.matches(':is(search, [method]) :not([type=button])')) return;
    event.preventDefault();
    event.stopPropagation();
    document.querySelector('[data-early]')?.removeAttribute('data-early');
    button.setAttribute('data-early', '');
  };
  addEventListener('click', press, true);
  addEventListener('presses-remembered', () => removeEventListener('click', press, true));
  setTimeout(go, 3000);
  addEventListener('load', () => setTimeout(go, 60));
};

const startText = start.toString().replaceAll(/\s+/g, ' ');

/** The script that starts the page's own scripts (`<script type="later">`), and prefetches their code. */
export const starterFor = (hrefs: readonly string[]): string => `(${startText})(${JSON.stringify(hrefs)})`;
