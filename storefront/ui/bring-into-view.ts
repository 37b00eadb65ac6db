/** Pixels between a panel and the edge of the window. */
const margin = 16;

/** Of a panel that has opened below its field: moves it sideways into the window, and the page up to where it ends. */
export function bringIntoView(panel: HTMLElement | null): void {
  if (!panel?.checkVisibility()) return;
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const over = Math.max(0, right - (document.documentElement.clientWidth - margin));
  const aside = Math.min(over, Math.max(0, left - margin));
  if (aside > 0) panel.style.translate = `${-aside}px`;
  panel.scrollIntoView({ block: 'nearest' });
}
