/** The product's page title (S1 §1), with what the page is before it. */
export function pageTitle(page?: string): string {
  return page ? `${page} | travel and tourism` : 'travel and tourism';
}
