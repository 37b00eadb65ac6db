/** The title of a page that the specifications name: the product's (S1 §1), with what the page is before it. */
export function pageTitle(page?: string): string {
  return page ? `${page} | travel and tourism` : 'travel and tourism';
}

/** The title of a page that they do not name. */
export function ownTitle(page: string): string {
  return `${page} · Padharo`;
}
