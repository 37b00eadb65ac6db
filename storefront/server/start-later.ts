const preload = /<link rel="modulepreload"[^>]*?href="([^"]+)"[^>]*>/g;
const loader = '<script type="module" async="">';

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
    script.textContent = document.querySelector('script[type=later]')?.textContent ?? '';
    document.head.append(script);
    script.remove();
  };
  for (const touch of touches) addEventListener(touch, go, true);
  setTimeout(go, 3000);
  addEventListener('load', () => setTimeout(go, 60));
};

/**
 * Takes the scripts and their preloads out of the first load of a finished page, and adds the script that starts them
 * (`starter`). A page without them stays as it is.
 */
export function startLater(html: string): { html: string; starter: string | undefined } {
  if (!html.includes(loader)) return { html, starter: undefined };
  const hrefs: string[] = [];
  const without = html.replaceAll(preload, (_link, href: string) => {
    hrefs.push(href);
    return '';
  });
  const starter = `(${start.toString().replaceAll(/\s+/g, ' ')})(${JSON.stringify(hrefs)})`;
  const at = without.lastIndexOf('</body>');
  const body = without.slice(0, at).replace(loader, '<script type="later">');
  return { html: `${body}<script>${starter}</script>${without.slice(at)}`, starter };
}
