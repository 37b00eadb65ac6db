const pages = /^\/(?:cart|payment|booking|dashboard|profile|login|signup)(?:[/.]|$)/;

/**
 * Whether that path is a page on the way to a booking, or of one: whoever is there buys, and waits behind nobody who searches.
 * What `deploy/haproxy.cfg` calls `buying` says the same.
 */
export const isOfBuying = (path: string): boolean => pages.test(path);
