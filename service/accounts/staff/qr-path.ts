import QRCode from 'qrcode';

/** A QR code as one path in a square of `size` units, with its quiet border. */
export interface QrPath {
  readonly size: number;
  readonly path: string;
}

export function qrPath(text: string): QrPath {
  const border = 2;
  const { data, size } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data.keys()].filter((at) => data[at]);
  const path = dark.map((at) => `M${(at % size) + border} ${Math.floor(at / size) + border}h1v1h-1z`).join('');
  return { size: size + 2 * border, path };
}
