/** What stands around the element that has the focus now, nearest first: the place where something was asked. */
export function placeOfFocus(): readonly Element[] {
  const place: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) place.push(at);
  return place;
}

/** The first heading there is in what is left of the place, then the page's own, then the page. */
function headingIn(place: readonly Element[]): HTMLElement | null {
  const main = document.querySelector('main');
  for (const around of [...place.filter((element) => element.isConnected), main]) {
    const heading = around?.querySelector<HTMLElement>('h1, h2, h3');
    if (heading?.checkVisibility()) return heading;
  }
  return main;
}

/** Gives a focus that has lost its element to the heading of the place where that was; else leaves it alone. */
export function keepFocusAt(place: readonly Element[] = []): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body) return;
  const heading = headingIn(place);
  if (!heading) return;
  heading.tabIndex = -1;
  // it can be read from here on, not used
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
