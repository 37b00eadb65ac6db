/** The ancestors of the focused element, nearest first: the place to return to. */
export function focusPath(): readonly Element[] {
  const place: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) place.push(at);
  return place;
}

/** The first visible heading in the part of the place that still exists, else of the page, else the page itself. */
function headingIn(place: readonly Element[]): HTMLElement | null {
  const main = document.querySelector('main');
  for (const around of [...place.filter((element) => element.isConnected), main]) {
    const heading = around?.querySelector<HTMLElement>('h1, h2, h3');
    if (heading?.checkVisibility()) return heading;
  }
  return main;
}

/** If the focused element is gone, focuses the heading of the place where it was; otherwise does nothing. */
export function restoreFocus(place: readonly Element[] = []): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const heading = headingIn(place);
  if (!heading) return;
  heading.tabIndex = -1;
  // the heading is where reading continues, it is not a control
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
