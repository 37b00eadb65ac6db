import encodeQR from 'qr';

/** A QR code as one SVG path in a square of `size` units, with its quiet zone. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** The modules of a QR code by row and column, true if dark, without the quiet zone. */
export function qrSquares(text: string): boolean[][] {
  // the library always draws a border, here of one module
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return rows.slice(1, -1).map((row) => row.slice(1, -1));
}

export function qrPath(text: string): QrPath {
  const border = 2;
  const rows = qrSquares(text);
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + border} ${y + border}h1v1h-1z`] : [])),
  );
  return { size: rows.length + 2 * border, path: path.join('') };
}

/** A QR code as an SVG document, black on white. */
export function qrSvg(text: string): string {
  const { size, path } = qrPath(text);
  const ground = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${ground}<path d="${path}"/></svg>`;
}
