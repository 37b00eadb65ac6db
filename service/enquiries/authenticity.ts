import { withoutInvisibleMarks } from '../core/field-rule.ts';
import { containsLink } from '../core/link-like.ts';

/** What the operator really uses to reach travellers and to be paid. */
export interface OwnContacts {
  /** Address of the site, without a path. */
  readonly site: string;
  /** Complete addresses of pages of other sites, such as social networks. */
  readonly pages: readonly string[];
  readonly emails: readonly string[];
  /** As the operator writes them; other text around the digits does not matter. */
  readonly phones: readonly string[];
  readonly upiId?: string | undefined;
}

export type PieceKind = 'link' | 'voucher' | 'email' | 'phone' | 'upi';

/** A link, number or address in a text, and whether the operator uses it. */
export interface JudgedPiece {
  readonly kind: PieceKind;
  /** At most 200 characters of it. */
  readonly text: string;
  readonly ours: boolean;
  /** Path of the page that checks the voucher. */
  readonly check?: string;
}

export const maxTextLength = 5_000;
const mostPieces = 30;

// each begins where a word begins, so that a long word is read once
const schemes = /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]*:\/\/[^\s<>"]+/giu;
const atSigns = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{2,}@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)*/gu;
const domains = /(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+(?::\d+)?(?:[/?#][^\s<>"]*)?/gu;
const numbers = /(?<![\p{L}\p{N}])\+?\(?\d{1,5}\)?(?:[ .-]?\d){4,14}(?![\p{L}\p{N}])/gu;
const voucherPath = /^(?:\/[a-z]{2})?\/verify\/[\w.-]+$/;

/** The pieces of a text that a stranger could have put there, each once, in order of kind. */
export function judgeText(text: string, ours: OwnContacts): JudgedPiece[] {
  let rest = withoutInvisibleMarks(text.normalize('NFKC'));
  const take = (pattern: RegExp, wanted: (piece: string) => boolean = () => true) => {
    const found: string[] = [];
    rest = rest.replace(pattern, (piece) => {
      if (!wanted(piece)) return piece;
      found.push(piece.replace(/[.,;:!?'’”)\]}*_]+$/u, ''));
      return ' ';
    });
    return found;
  };
  const pieces = [
    ...take(schemes).map((piece) => judgeLink(piece, ours)),
    ...take(atSigns).map((piece) => judgeAddress(piece, ours)),
    ...take(domains, isBareLink).map((piece) => judgeLink(`https://${piece}`, ours, piece)),
    ...take(numbers, isLongerThanDate).map((piece) => ({
      kind: 'phone' as const,
      text: piece,
      ours: hasNumber(ours.phones, piece),
    })),
  ];
  const once = new Map(pieces.map((piece) => [`${piece.kind} ${piece.text}`, piece]));
  return [...once.values()].slice(0, mostPieces).map((piece) => cut(piece));
}

const cut = (piece: JudgedPiece): JudgedPiece => ({ ...piece, text: [...piece.text].slice(0, 200).join('') });

/** A domain, not the end of a sentence and the beginning of the next ('pay now.Thank you'). */
function isBareLink(piece: string): boolean {
  const last = /\.(\p{L}[\p{L}\p{M}]*)$/u.exec(piece)?.[1];
  if (/^[\d.]+$/.test(piece) || (last !== undefined && /^\p{Lu}\p{Ll}+$/u.test(last) && last.length > 3)) return false;
  return containsLink(piece);
}

const isLongerThanDate = (piece: string) => piece.replace(/\D/g, '').length > 8;

function judgeLink(address: string, ours: OwnContacts, text = address): JudgedPiece {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return { kind: 'link', text, ours: false };
  if (url.protocol === 'upi:') return judgeUpi(url.searchParams.get('pa') ?? text, ours);
  const site = new URL(ours.site);
  const named = url.username !== '' || url.password !== '';
  if (!named && url.host === site.host && ['http:', 'https:'].includes(url.protocol)) {
    const voucher = voucherPath.test(url.pathname);
    return { kind: voucher ? 'voucher' : 'link', text, ours: true, ...(voucher && { check: url.pathname }) };
  }
  if (/^(?:wa\.me|api\.whatsapp\.com)$/.test(url.host)) {
    return { kind: 'link', text, ours: !named && hasNumber(ours.phones, url.pathname + url.search) };
  }
  return { kind: 'link', text, ours: !named && ours.pages.some((page) => pageOf(page) === pageOf(address)) };
}

/** Host and path of a page: most sites show the same with and without a slash, `www.` and a query. */
function pageOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}`.toLowerCase();
}

function judgeAddress(text: string, ours: OwnContacts): JudgedPiece {
  if (!text.includes('.', text.indexOf('@'))) return judgeUpi(text, ours);
  return { kind: 'email', text, ours: ours.emails.some((own) => own.toLowerCase() === text.toLowerCase()) };
}

function judgeUpi(text: string, { upiId }: OwnContacts): JudgedPiece {
  return { kind: 'upi', text, ours: upiId !== undefined && upiId.toLowerCase() === text.toLowerCase() };
}

/** Digits of a number in India without its country code or leading zeros; of another country, with its code. */
function digitsOf(text: string): string {
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits;
}

function hasNumber(own: readonly string[], text: string): boolean {
  const digits = digitsOf(text);
  return digits !== '' && own.some((number) => digitsOf(number.match(numbers)?.[0] ?? number) === digits);
}
