const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const starter = '<script type="module" async="">';

/**
 * Starts the page's scripts when the page has been painted, or at the first touch of the reader: until then they would
 * take the line and the processor from the pictures. The page reads, and its links and forms work, without them. A
 * picture that does not come keeps them no longer than three seconds.
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
    script.textContent = document.querySelector('script[type="text/later"]')?.textContent ?? '';
    document.head.append(script);
    script.remove();
  };
  for (const touch of touches) addEventListener(touch, go, true);
  setTimeout(go, 3000);
  addEventListener('load', () => setTimeout(go, 60));
};

/** Takes the scripts and their preloads out of the first load of a finished page. A page without them stays as it is. */
export function startLater(html: string): string {
  if (!html.includes(starter)) return html;
  const hrefs: string[] = [];
  const without = html.replaceAll(preload, (_link, href: string) => {
    hrefs.push(href);
    return '';
  });
  return without
    .replace(starter, '<script type="text/later">')
    .replace(
      '</body>',
      () => `<script>(${start.toString().replaceAll(/\s+/g, ' ')})(${JSON.stringify(hrefs)})</script></body>`,
    );
}
