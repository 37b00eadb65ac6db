import { notFound } from '../../../core/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { answerLinkEnds } from '../../model/acknowledgement.ts';
import type { Booking } from '../../model/booking.ts';
import { opensAcknowledgement } from '../../model/payment-link.ts';

/** What the link in the partner's email names. */
export interface AcknowledgementLink {
  readonly bookingId: string;
  /** Id of the line. */
  readonly line: number;
  /** The secret. */
  readonly code: string;
}

/** Throws NotFoundError for a code that was not made for that line, before the database is read. */
export function requireAcknowledgementLink({ config }: Pick<Context, 'config'>, link: AcknowledgementLink): void {
  if (!opensAcknowledgement(config, link)) throw notFound();
}

/** Returns the line that the link names. Throws NotFoundError once the first day of the line is over. */
export function linkedLine(booking: Booking | undefined, { line: id }: AcknowledgementLink, now: Date) {
  const line = booking?.allLines.find((one) => one.id === id);
  if (!booking || !line?.acknowledgement || booking.forgottenAt !== null || answerLinkEnds(line) <= now)
    throw notFound();
  return { booking, line, acknowledgement: line.acknowledgement };
}
