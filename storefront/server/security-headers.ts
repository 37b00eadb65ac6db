/**
 * Only our own origin, inline scripts by their hash only; text never becomes code (shell/head-scripts.ts); no other
 * site may frame us.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  {
    payAt,
    tilesAt = '',
    framesAt = 'https://www.openstreetmap.org',
  }: { payAt?: string | undefined; tilesAt?: string | undefined; framesAt?: string } = {},
): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
    "require-trusted-types-for 'script'",
    'trusted-types default',
    // React writes style attributes; they cannot run code
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: ${tilesAt}`.trim(),
    // the rupee sign is a font of one kilobyte inside the style sheet
    "font-src 'self' data:",
    // the operator's street tiles, if there are any
    `connect-src 'self' ${tilesAt}`.trim(),
    // the map of a stay's surroundings, loaded on request
    `frame-src ${framesAt}`,
    "object-src 'none'",
    "base-uri 'self'",
    // the page of a payment provider, if there is one
    ['form-action', "'self'", payAt].filter(Boolean).join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}
