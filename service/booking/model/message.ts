import { fieldRulesTexts } from '../../../messages/en/field-rules.ts';
import { type FieldRule, isPlain } from '../../core/field-rule.ts';
import type { AttachmentType } from './attachment.ts';

export type MessageAuthor = 'traveller' | 'operator';

/** Rule for the text of a message, shared by page and API. */
export const messageRule = {
  missing: fieldRulesTexts.messageMissing,
  most: 2_000,
  right: (text: string) => isPlain(text, true),
  wrong: fieldRulesTexts.plainTextOnly,
} as const satisfies FieldRule;

/** Messages per hour: about one booking, of one buyer, and from one network. */
export const messagesPerHour = { booking: 10, buyer: 30, network: 60 } as const;

/** The most emails, and the most messages, of a conversation that are shown: the newest. */
export const conversationLimit = 500;

/** The same text within this time is the same message if it has no form id. Milliseconds. */
export const repeatWindowMs = 60_000;

/** A stored message. */
export interface BookingMessage {
  readonly id: number;
  readonly author: MessageAuthor;
  readonly text: string;
  readonly at: Date;
  readonly readAt: Date | null;
}

interface Email {
  readonly id: number;
  readonly subject: string;
  readonly plain: string;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** Removes the secrets from the links of an email, for readers other than its recipient. */
function withoutSecrets(plain: string): string {
  return plain.replace(/([?&]key=)[\w-]+/g, '$1removed');
}

/** An attachment as the API returns it. */
export interface AttachmentEntry {
  readonly name: string;
  readonly type: AttachmentType;
  readonly size: number;
  readonly url: string;
}

const noFiles: readonly AttachmentEntry[] = [];

export function presentMessage({ id, author, text, at, readAt }: BookingMessage) {
  const entry = { id: `message-${id}`, kind: 'message' as const, from: author, subject: null, text };
  return { ...entry, attachments: noFiles, at: at.toISOString(), read: readAt !== null, sentAt: null };
}

/**
 * Returns emails and messages of a booking by time, for that reader. Emails count as read: the recipient has them in
 * their mailbox.
 */
export function conversationOf(
  emails: readonly Email[],
  messages: readonly BookingMessage[],
  entries: readonly ReturnType<typeof presentMessage>[],
  reader: MessageAuthor,
) {
  const emailEntries = emails.map(({ id, subject, plain, createdAt, sentAt }) => ({
    id: `letter-${id}`,
    kind: 'letter' as const,
    from: 'operator' as const,
    subject,
    text: reader === 'traveller' ? plain : withoutSecrets(plain),
    at: createdAt.toISOString(),
    read: true,
    attachments: noFiles,
    sentAt: sentAt?.toISOString() ?? null,
  }));
  const all = [...emailEntries, ...entries];
  return {
    data: all.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    meta: { unread: unreadBy(messages, reader).length },
  };
}

/** Returns the messages of the other side that the reader has not read. */
export function unreadBy(messages: readonly BookingMessage[], reader: MessageAuthor): readonly BookingMessage[] {
  return messages.filter(({ author, readAt }) => author !== reader && readAt === null);
}
