import type { FieldRule } from '../../core/field-rule.ts';
import { isPlain } from '../../core/field-rule.ts';
import type { AttachmentType } from './attachment.ts';

export type Author = 'traveller' | 'operator';

/** What a message takes, on the page and by its call. */
export const messageRule = {
  missing: 'Please write a message.',
  most: 2_000,
  right: (text: string) => isPlain(text, true),
  wrong: 'Please use plain text only.',
} as const satisfies FieldRule;

/** Messages in an hour: about one booking, about all bookings of one buyer, and from one network. */
export const messagesAnHour = { booking: 10, buyer: 30, network: 60 } as const;

/** As many of each kind are shown, the newest. */
export const shownOf = 500;

/** The same words again within so many milliseconds are the same message, where its sender does not name it. */
export const repeatMs = 60_000;

/** A message as it is kept. */
export interface Message {
  readonly id: number;
  readonly author: Author;
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

/** Takes the secrets out of the links of an email, for eyes that it was not written for. */
function withoutKeys(plain: string): string {
  return plain.replace(/([?&]key=)[\w-]+/g, '$1removed');
}

/** What a message may carry with it, as its reader sees it. */
export interface AttachmentEntry {
  readonly name: string;
  readonly type: AttachmentType;
  readonly size: number;
  readonly url: string;
}

const noFiles: readonly AttachmentEntry[] = [];

export function messageEntry({ id, author, text, at, readAt }: Message) {
  const entry = { id: `message-${id}`, kind: 'message' as const, from: author, subject: null, text };
  return { ...entry, attachments: noFiles, at: at.toISOString(), read: readAt !== null, sentAt: null };
}

/**
 * Emails and messages of a booking in order of time, for that side. An email needs no reading here: its reader has it in
 * his mailbox.
 */
export function conversationOf(
  emails: readonly Email[],
  messages: readonly Message[],
  entries: readonly ReturnType<typeof messageEntry>[],
  reader: Author,
) {
  const shown = emails.map(({ id, subject, plain, createdAt, sentAt }) => ({
    id: `letter-${id}`,
    kind: 'letter' as const,
    from: 'operator' as const,
    subject,
    text: reader === 'traveller' ? plain : withoutKeys(plain),
    at: createdAt.toISOString(),
    read: true,
    attachments: noFiles,
    sentAt: sentAt?.toISOString() ?? null,
  }));
  const all = [...shown, ...entries];
  return {
    data: all.sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
    meta: { unread: unreadBy(messages, reader).length },
  };
}

/** What the other side wrote and that side has not seen. */
export function unreadBy(messages: readonly Message[], reader: Author): readonly Message[] {
  return messages.filter(({ author, readAt }) => author !== reader && readAt === null);
}
