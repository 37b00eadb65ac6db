/** Rows of the lists on the page: `data-rows` marks what holds them. */
const rows = '#main [data-rows] > *';

/**
 * Moves the focus to the link that opens the next or previous row, so that Enter opens it: in a row with `data-opens`
 * the element inside of that, else its first link. True if there is a row.
 */
export function focusRow(step: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(rows)].flatMap((row) => {
    const link =
      row.querySelector<HTMLElement>('[data-opens] summary') ?? row.querySelector<HTMLElement>('a[href], summary');
    return link?.checkVisibility() ? [{ row, link }] : [];
  });
  const now = links.findIndex(({ row }) => row.contains(document.activeElement));
  const next = now < 0 ? 0 : Math.min(links.length - 1, Math.max(0, now + step));
  const link = links[next]?.link;
  // below what stays in view at the top and bottom of a long page
  link?.scrollIntoView({ block: 'nearest' });
  link?.focus({ preventScroll: true });
  return link !== undefined;
}
