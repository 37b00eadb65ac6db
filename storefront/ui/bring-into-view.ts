/** Pixels between a panel and the edge of the window. */
const margin = 16;

/** Moves a panel that opened below its field into the window: the panel sideways, the page up to the panel's end. */
export function bringIntoView(panel: HTMLElement | null): void {
  if (!panel?.checkVisibility()) return;
  panel.style.translate = '';
  const { left, right } = panel.getBoundingClientRect();
  const over = Math.max(0, right - (document.documentElement.clientWidth - margin));
  const aside = Math.min(over, Math.max(0, left - margin));
  if (aside > 0) panel.style.translate = `${-aside}px`;
  panel.scrollIntoView({ block: 'nearest' });
}
