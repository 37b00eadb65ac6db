import { readingTexts } from '../../messages/en/reading.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { richText } from '../../service/catalog/markdown.ts';
import type { RichBlock } from '../../service/catalog/rich-text.ts';
import type { SettingValues } from '../../service/catalog/settings/setting-schemas.ts';

/** What the sections of a text page can name. */
interface OwnDetails {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly support: string;
  /** The grievance officer. */
  readonly officer: string;
  readonly officerPhone: string;
  readonly officerEmail: string;
  readonly unpaidBookings: number;
  readonly payNowMinutes: number;
  readonly mostNights: number;
  readonly mostDays: number;
}

/** A text page. */
export interface Reading {
  readonly title: Message;
  readonly lead: Message;
  /** The day of the last change, such as 2026-11-29, if it matters. */
  readonly changed?: string;
  /** True if the operator's figures are shown below the lead. */
  readonly figures?: boolean;
  /** In Markdown, each with its heading. */
  readonly sections: (t: Translate, own: OwnDetails) => readonly string[];
}

/** A heading and its text. */
export interface ReadingPart {
  readonly title: string;
  readonly blocks: readonly RichBlock[];
}

/** The text with the operator's details filled in, section by section. */
export function readingParts(
  t: Translate,
  { sections }: Pick<Reading, 'sections'>,
  { contact, bookingLimits }: Pick<SettingValues, 'contact' | 'bookingLimits'>,
): ReadingPart[] {
  const { name, address, phone, email, support } = contact;
  const officer = { name: t(readingTexts.officer), ...contact.grievanceOfficer };
  const texts = sections(t, {
    name,
    address,
    phone,
    email,
    support,
    officer: officer.name,
    officerPhone: officer.phone ?? phone,
    officerEmail: officer.email ?? email,
    unpaidBookings: bookingLimits.unpaidPerBuyer,
    payNowMinutes: bookingLimits.payNowMinutes,
    mostNights: bookingLimits.nights,
    mostDays: bookingLimits.rentalDays,
  });
  return texts.map((text) => {
    // line breaks of the source are not line breaks of the page
    const [heading, ...blocks] = richText(text.replace(/([^\n])\n(?![\n-])/g, '$1 '));
    if (heading?.type !== 'heading') throw new Error('A section begins with its heading');
    return { title: (heading.items[0] ?? []).map((run) => run.text).join(''), blocks };
  });
}
