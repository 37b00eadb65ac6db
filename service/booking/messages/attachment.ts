const megabyte = 2 ** 20;

/** How much one message may carry, all messages of a booking together, and those of a buyer about bookings without a payment. */
export const attachmentLimits = {
  files: 3,
  bytes: 5 * megabyte,
  ofBooking: 60 * megabyte,
  ofUnpaid: 30 * megabyte,
} as const;
/** Forms with files that one network sends in an hour, and how much is kept of them. */
export const formsAnHour = 30;
export const megabytesAnHour = 100;
/** Files of a booking that ended without a payment are kept so long, for whoever looks into it. */
export const unpaidFilesFor = 3 * 86_400_000;

/** Megabytes, rounded up. */
export function megabytesOf(files: readonly { readonly bytes: Uint8Array }[]): number {
  return Math.ceil(files.reduce((all, { bytes }) => all + bytes.length, 0) / megabyte);
}

export type AttachmentType = 'image/jpeg' | 'application/pdf';

/** An attachment as it is told of; its bytes are kept apart. */
export interface Attachment {
  readonly documentId: string;
  readonly message: number;
  readonly name: string;
  readonly type: AttachmentType;
  readonly size: number;
}

/** Whether the bytes are a PDF and nothing before or behind it: a file that is something else as well is not. */
export function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.toString('latin1', Math.max(0, bytes.length - 64)).trimEnd();
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && end.endsWith('%%EOF');
}

/** What a file is kept as: what its sender calls it, in plain characters, with the ending of what it is. */
export function attachmentName(sent: string, type: AttachmentType): string {
  const base = sent
    .toWellFormed()
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[^.]*$/s, '')
    // how a browser's form writes quotation marks and line ends
    .replace(/%(?:22|0D|0A)/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const ending = type === 'application/pdf' ? 'pdf' : 'jpg';
  return `${[...(base.replace(/^\.+/, '') || 'file')].slice(0, 80).join('')}.${ending}`;
}
