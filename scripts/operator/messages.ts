import { answerTraveller } from '../../service/booking/usecases/messages/answer-traveller.ts';
import { listUnanswered } from '../../service/booking/usecases/messages/list-unanswered.ts';
import { showConversation } from '../../service/booking/usecases/messages/show-conversation.ts';
import type { Context } from '../../service/platform/context.ts';

export const messagesHelp = `  npm run operator -- messages
      Lists bookings with unanswered messages, oldest first.
  npm run operator -- messages <booking id> ["<answer>"]
      Shows the messages about a booking. With an answer, sends it to the traveller by email.
`;

/** Shows the messages of a booking, or sends one to its buyer. Returns lines to print. */
export async function runMessages(ctx: Context, [bookingId = '', text]: readonly string[]): Promise<string> {
  if (bookingId === '') return unanswered(ctx);
  if (text !== undefined) {
    await answerTraveller(ctx, { bookingId, text });
    return 'Reply saved. We’ve emailed the traveller.';
  }
  const { data } = await showConversation(ctx, { bookingId });
  if (data.length === 0) return 'No messages about this booking yet.';
  return data
    .map(({ at, from, kind, subject, text }) => `${at}  ${from}  ${kind === 'letter' ? subject : text}`)
    .join('\n');
}

async function unanswered(ctx: Context): Promise<string> {
  const lines: string[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const { data, meta }: Awaited<ReturnType<typeof listUnanswered>> = await listUnanswered(ctx, { after });
    lines.push(
      ...data.map(
        ({ since, bookingId, messages, text }) =>
          `${since}  ${bookingId}  ${messages}  ${text.split('\n')[0]?.slice(0, 80)}`,
      ),
    );
    after = meta.next;
  }
  return lines.length === 0 ? 'All messages answered.' : lines.join('\n');
}
