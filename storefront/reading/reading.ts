import { richText } from '../../service/catalog/markdown.ts';
import type { RichBlock } from '../../service/catalog/rich-text.ts';
import type { SettingValues } from '../../service/catalog/settings/setting-schemas.ts';

/**
 * A text page in Markdown. Placeholders for the operator's details: `{name}`, `{address}`, `{phone}`, `{email}`,
 * `{support}`, the grievance officer's `{officer}`, `{officerPhone}` and `{officerEmail}`, and the limits
 * `{unpaidBookings}`, `{payNowMinutes}`, `{mostNights}` and `{mostDays}`.
 */
export interface Reading {
  readonly title: string;
  readonly lead: string;
  /** The date of the last change, if it matters. */
  readonly changed?: string;
  /** True if the operator's figures are shown below the lead. */
  readonly figures?: boolean;
  readonly text: string;
}

/** A heading and its text. */
export interface ReadingPart {
  readonly title: string;
  readonly blocks: readonly RichBlock[];
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The text with the operator's details filled in, section by section. */
export function readingParts(
  text: string,
  { contact, bookingLimits }: Pick<SettingValues, 'contact' | 'bookingLimits'>,
): ReadingPart[] {
  const { name, address, phone, email, support } = contact;
  const officer = { name: 'Our grievance officer', ...contact.grievanceOfficer };
  const own: Record<string, string> = {
    name,
    address,
    phone,
    email,
    support,
    officer: officer.name,
    officerPhone: officer.phone ?? phone,
    officerEmail: officer.email ?? email,
    unpaidBookings: counted(bookingLimits.unpaidPerBuyer, 'booking'),
    payNowMinutes: counted(bookingLimits.payNowMinutes, 'minute'),
    mostNights: counted(bookingLimits.nights, 'night'),
    mostDays: counted(bookingLimits.rentalDays, 'day'),
  };
  const parts: { title: string; blocks: RichBlock[] }[] = [];
  // line breaks of the source are not line breaks of the page
  const flowing = text.trim().replace(/([^\n])\n(?![\n-])/g, '$1 ');
  for (const block of richText(flowing.replace(/\{(\w+)\}/g, (whole, key: string) => own[key] ?? whole))) {
    if (block.type === 'heading')
      parts.push({ title: (block.items[0] ?? []).map((run) => run.text).join(''), blocks: [] });
    else parts.at(-1)?.blocks.push(block);
  }
  return parts;
}
