/**
 * Starts the page's scripts when the page has been painted, or at the first touch of the reader: until then they would
 * take the line and the processor from the pictures. The page reads, and its links, searches and forms that say how they are sent
 * work, without them. A picture that does not come keeps them no longer than three seconds. Another button that is pressed
 * before that gets a mark, by which it is pressed again (ui/early-presses.ts).
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

/** The script that starts the page's own (`<script type="later">`), and fetches that code ahead. */
export const starterFor = (hrefs: readonly string[]): string => `(${startText})(${JSON.stringify(hrefs)})`;
