import { emailsAcknowledgementTexts } from '../../messages/en/emails/acknowledgement.ts';
import { emailsEveryTexts } from '../../messages/en/emails/every.ts';
import { sentence } from '../../messages/message.ts';
import { deadlineLater } from '../core/day.ts';
import { button, type EmailText, emailText, greeting, lines, note, paragraph, table } from './blocks.ts';
import { aboutBooking, bookingNumber } from './booking-blocks.ts';
import type { BookingEmail } from './booking-email.ts';
import { siteName } from './wording.ts';
import { oneLine } from './words.ts';

/** A booked line as its partner sees it. Every text is formatted, and none was typed by the buyer. */
export interface PartnerBooking {
  readonly bookingId: string;
  readonly product: string;
  readonly option: string | null;
  readonly days: string;
  /** Empty if the product counts none. */
  readonly guests: string;
  /** By when the partner has to answer. */
  readonly due: Date;
  /** It takes the place of an earlier line of the same booking. */
  readonly replaces: boolean;
  /** Opens the page with both answers, with its secret. */
  readonly link: string;
}

/** Tells a partner about a booking and asks whether they expect the guest. */
export function partnerBooking(line: PartnerBooking): EmailText {
  const product = oneLine(line.product, 200);
  const item = [line.product, line.option].filter(Boolean).join(', ');
  const until = deadlineLater(line.due);
  return emailText({
    subject: sentence(emailsAcknowledgementTexts.requestSubject, { product, days: oneLine(line.days, 100) }),
    title: sentence(emailsAcknowledgementTexts.requestTitle),
    preheader: sentence(emailsAcknowledgementTexts.requestPreview, { until }),
    blocks: [
      paragraph(sentence(emailsEveryTexts.hello)),
      paragraph(
        sentence(line.replaces ? emailsAcknowledgementTexts.requestChanged : emailsAcknowledgementTexts.requestNew),
      ),
      table(sentence(emailsAcknowledgementTexts.booking), [
        { label: sentence(emailsAcknowledgementTexts.number), amount: oneLine(line.bookingId, 80) },
        { label: sentence(emailsAcknowledgementTexts.product), amount: oneLine(item, 200) },
        { label: sentence(emailsAcknowledgementTexts.dates), amount: oneLine(line.days, 100) },
        ...(line.guests === ''
          ? []
          : [{ label: sentence(emailsAcknowledgementTexts.guests), amount: oneLine(line.guests, 100) }]),
      ]),
      note({ strong: sentence(emailsAcknowledgementTexts.answerBy, { until }) }),
      button(line.link, sentence(emailsAcknowledgementTexts.answer)),
      paragraph(sentence(emailsAcknowledgementTexts.names)),
    ],
    reason: sentence(emailsAcknowledgementTexts.toPartner, siteName),
  });
}

/** The answer of a partner as the traveller reads it. */
interface PlaceAnswer {
  readonly outcome: 'refused' | 'restored';
  readonly product: string;
  readonly days: string;
  /** The page of the booking. */
  readonly link: string;
  /** What they can have instead. */
  readonly offered?: readonly string[];
}

/**
 * Tells the traveller that the partner cannot take them, and that they can have one of the offered stays or a full
 * refund or, with `restored`, that they are expected after all.
 */
export function placeAnswered(
  booking: BookingEmail,
  { outcome, product, days, link, offered = [] }: PlaceAnswer,
): EmailText {
  const id = bookingNumber(booking);
  const item = { product: oneLine(product, 200), days: oneLine(days, 100) };
  const refused = outcome === 'refused';
  const [subject, title, preview, text] = refused
    ? ([
        emailsAcknowledgementTexts.refusedSubject,
        emailsAcknowledgementTexts.refusedTitle,
        offered.length > 0 ? emailsAcknowledgementTexts.offeredPreview : emailsAcknowledgementTexts.refusedPreview,
        emailsAcknowledgementTexts.refused,
      ] as const)
    : ([
        emailsAcknowledgementTexts.restoredSubject,
        emailsAcknowledgementTexts.restoredTitle,
        emailsAcknowledgementTexts.restoredPreview,
        emailsAcknowledgementTexts.restored,
      ] as const);
  return emailText({
    subject: sentence(subject, { booking: id }),
    title: sentence(title),
    preheader: sentence(preview),
    blocks: [
      paragraph(greeting(booking.customerName)),
      paragraph(sentence(text, item)),
      ...(refused ? choiceOf(offered) : []),
      button(link, sentence(refused ? emailsAcknowledgementTexts.takeRefund : emailsAcknowledgementTexts.openBooking)),
    ],
    ...aboutBooking(booking),
  });
}

function choiceOf(offered: readonly string[]) {
  if (offered.length > 0)
    return [
      paragraph(sentence(emailsAcknowledgementTexts.offered)),
      lines(offered.map((name) => oneLine(name, 200))),
      note({ strong: sentence(emailsAcknowledgementTexts.orAllBack) }),
    ];
  return [
    paragraph(sentence(emailsAcknowledgementTexts.looking)),
    note({ strong: sentence(emailsAcknowledgementTexts.allBack) }),
  ];
}
