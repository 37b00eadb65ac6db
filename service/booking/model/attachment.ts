const megabyte = 2 ** 20;

/**
 * Limits per message (`files`, and `bytes` of each), for all messages of a booking, and for a buyer's messages about
 * unpaid bookings.
 */
export const attachmentLimits = {
  files: 3,
  bytes: 5 * megabyte,
  bookingBytes: 60 * megabyte,
  unpaidBytes: 30 * megabyte,
} as const;
/** Limits per network and hour: forms with files, and megabytes stored. */
export const formsPerHour = 30;
export const megabytesPerHour = 100;
/** How long files about a booking that ended unpaid are stored, in milliseconds. */
export const unpaidFilesRetentionMs = 3 * 86_400_000;

/** Megabytes, rounded up. */
export function megabytesOf(files: readonly { readonly bytes: Uint8Array }[]): number {
  return Math.ceil(files.reduce((all, { bytes }) => all + bytes.length, 0) / megabyte);
}

export type AttachmentType = 'image/jpeg' | 'application/pdf';

/** An attachment without its bytes. */
export interface Attachment {
  readonly documentId: string;
  readonly message: number;
  readonly name: string;
  readonly type: AttachmentType;
  readonly size: number;
}

/**
 * Returns true if the bytes are a PDF with nothing before or after it; files that are also something else are rejected.
 */
export function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-64).toString('latin1').trimEnd();
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && end.endsWith('%%EOF');
}

/**
 * Returns the name under which a file is stored: the sender's name in plain characters, with the extension of its type.
 */
export function attachmentName(sent: string, type: AttachmentType): string {
  const base = sent
    .toWellFormed()
    .replace(/.*[\\/]/s, '')
    .replace(/\.[^.]*$/s, '')
    // browsers encode quotation marks and line ends in file names of forms
    .replace(/%(?:22|0D|0A)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const ending = type === 'application/pdf' ? 'pdf' : 'jpg';
  return `${[...(base.replace(/^\.+/, '') || 'file')].slice(0, 80).join('')}.${ending}`;
}
