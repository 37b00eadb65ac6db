import { type Day, endOf, instantAt } from '../../core/day.ts';

/** What a partner can say about the guest of a booked line: they are expected, or cannot be taken. */
export const partnerAnswers = ['acknowledged', 'refused'] as const;
export type PartnerAnswer = (typeof partnerAnswers)[number];

/** Whether the partner of a confirmed line expects its guest. */
export interface Acknowledgement {
  readonly dueAt: Date;
  /** Null: none yet. */
  readonly answer: PartnerAnswer | null;
  /** Why they cannot take the guest, for staff. */
  readonly reason: string | null;
  readonly answeredAt: Date | null;
}

export type AcknowledgementState = 'waiting' | 'overdue' | PartnerAnswer;

interface LineWithAnswer {
  readonly state: string;
  readonly acknowledgement?: Acknowledgement | undefined;
}

/**
 * Returns the state of the acknowledgement of a line at that time. Null if none is owed: of a line that is not a
 * partner’s, that has ended, or of a booking that is not confirmed.
 */
export function acknowledgementAt(
  booking: { readonly status: string },
  { state, acknowledgement }: LineWithAnswer,
  now: Date,
): AcknowledgementState | null {
  if (!acknowledgement || state !== 'live' || booking.status !== 'confirmed') return null;
  return acknowledgement.answer ?? (acknowledgement.dueAt <= now ? 'overdue' : 'waiting');
}

/** Returns whether the partner of a line has refused its guest: then it is refunded in full, whatever its policy. */
export function isRefused({ acknowledgement }: Pick<LineWithAnswer, 'acknowledgement'>): boolean {
  return acknowledgement?.answer === 'refused';
}

interface BeginningLine {
  readonly startDay: Day;
  readonly slot: string;
  readonly cancellation: { readonly begins?: string | undefined };
}

/** Returns when the partner has to have answered: that many hours from now, but never after the line begins. */
export function answerDue({ startDay, slot, cancellation }: BeginningLine, hours: number, now: Date): Date {
  const begins = cancellation.begins ? new Date(cancellation.begins) : instantAt(startDay, slot || '00:00');
  return new Date(Math.min(now.getTime() + hours * 3_600_000, begins.getTime()));
}

/** Returns when the link in the partner’s email stops working: at the end of the first day of the line. */
export function answerLinkEnds({ startDay }: Pick<BeginningLine, 'startDay'>): Date {
  return endOf(startDay);
}

/**
 * Returns whether an answer changes anything: 'same' repeats the one that there is, 'final' would take back a refusal
 * that the traveller knows of, which only staff can.
 */
export function answerEffect(
  before: PartnerAnswer | null,
  answer: PartnerAnswer,
  by: 'partner' | 'staff',
): 'new' | 'same' | 'final' {
  if (before === answer) return 'same';
  return before === 'refused' && by === 'partner' ? 'final' : 'new';
}

/** Returns the line once its partner has given that answer. */
export function withAnswer<Line extends LineWithAnswer>(line: Line, answer: PartnerAnswer, now: Date): Line {
  const { acknowledgement } = line;
  return acknowledgement ? { ...line, acknowledgement: { ...acknowledgement, answer, answeredAt: now } } : line;
}
