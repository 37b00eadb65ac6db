import { expect, test } from 'vitest';
import { english } from '../../../messages/translate.ts';
import { problemOf } from '../../core/field-rule.ts';
import {
  type BookingMessage,
  conversationOf,
  messageRule,
  messagesPerHour,
  presentMessage,
  unreadBy,
} from './message.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute));
const message = (id: number, own: Partial<BookingMessage> = {}): BookingMessage => ({
  id,
  author: 'traveller',
  text: 'Is breakfast included?',
  at: at(id),
  readAt: null,
  ...own,
});
const email = {
  id: 7,
  subject: 'Booking confirmed',
  plain: 'See https://padharo.test/booking/BOOK_1?key=a-Secret_7 or ?a=1&key=Other.',
  createdAt: at(2),
  sentAt: at(3),
};

test('a message is text of up to two thousand characters, on several lines', () => {
  expect(
    ['', 'x'.repeat(2_001), 'a\u0000b', 'Two\nlines'].map((text) => problemOf(english, messageRule, text)),
  ).toEqual([
    'Please write a message.',
    'Please use at most 2000 characters.',
    'Please use plain text only.',
    undefined,
  ]);
  expect(messagesPerHour).toEqual({ booking: 10, buyer: 30, network: 60 });
});

test('a message is shown with its author, its time, and whether it was read', () => {
  expect(presentMessage(message(1))).toEqual({
    id: 'message-1',
    kind: 'message',
    from: 'traveller',
    subject: null,
    text: 'Is breakfast included?',
    attachments: [],
    at: '2026-11-20T10:01:00.000Z',
    read: false,
    sentAt: null,
  });
  expect(presentMessage(message(1, { readAt: at(5) })).read).toBe(true);
});

test('emails and messages are one conversation by time; only the traveller sees the secrets of an email', () => {
  const messages = [message(3), message(1)];
  const shownTo = (reader: 'traveller' | 'operator') =>
    conversationOf([email], messages, messages.map(presentMessage), reader);
  expect(shownTo('traveller').data.map(({ id }) => id)).toEqual(['message-1', 'letter-7', 'message-3']);
  expect(shownTo('traveller').data[1]).toEqual({
    id: 'letter-7',
    kind: 'letter',
    from: 'operator',
    subject: 'Booking confirmed',
    text: email.plain,
    at: '2026-11-20T10:02:00.000Z',
    read: true,
    attachments: [],
    sentAt: '2026-11-20T10:03:00.000Z',
  });
  expect(shownTo('operator').data[1]?.text).toBe(
    'See https://padharo.test/booking/BOOK_1?key=removed or ?a=1&key=removed.',
  );
  expect(conversationOf([{ ...email, sentAt: null }], [], [], 'operator').data[0]?.sentAt).toBeNull();
  expect([shownTo('traveller').meta, shownTo('operator').meta]).toEqual([{ unread: 0 }, { unread: 2 }]);
});

test('what the other side wrote is unread until it is read', () => {
  const all = [message(1), message(2, { readAt: at(4) }), message(3, { author: 'operator' })];
  const ids = (reader: 'traveller' | 'operator') => unreadBy(all, reader).map(({ id }) => id);
  expect([ids('traveller'), ids('operator')]).toEqual([[3], [1]]);
});
