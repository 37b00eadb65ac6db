const pages = /^\/(?:cart|payment|booking|dashboard|profile|login|signup)(?:[/.]|$)/;

/**
 * True for pages on the way to a booking, or of one: they never queue behind searches. `buying` in `deploy/haproxy.cfg`
 * must match.
 */
export const isCheckoutPath = (path: string): boolean => pages.test(path);
