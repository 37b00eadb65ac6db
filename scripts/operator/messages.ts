import { answerTraveller } from '../../service/booking/usecases/messages/answer-traveller.ts';
import { listUnanswered } from '../../service/booking/usecases/messages/list-unanswered.ts';
import { showConversation } from '../../service/booking/usecases/messages/show-conversation.ts';
import type { Context } from '../../service/platform/context.ts';

export const messagesHelp = `  npm run operator -- messages
      The bookings whose travellers wait for an answer, who waits longest first.
  npm run operator -- messages <booking id> ["<answer>"]
      What we and who booked wrote to each other about a booking; with an answer, writes that and tells them by email.
`;

/** Shows the messages of a booking, or sends one to its buyer. Returns lines to print. */
export async function runMessages(ctx: Context, [bookingId = '', text]: readonly string[]): Promise<string> {
  if (bookingId === '') return unanswered(ctx);
  if (text !== undefined) {
    await answerTraveller(ctx, { bookingId, text });
    return 'The answer is kept, and an email is on its way.';
  }
  const { data } = await showConversation(ctx, { bookingId });
  if (data.length === 0) return 'Nothing was written about that booking yet.';
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
  return lines.length === 0 ? 'Every message is answered.' : lines.join('\n');
}
