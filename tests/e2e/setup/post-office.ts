import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** An email as it arrived. */
export interface CaughtEmail {
  /** Of the envelope, not of a header. */
  readonly to: readonly string[];
  readonly from: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface PostOffice {
  readonly smtpUrl: string;
  /** Answers GET with the emails so far to the address `?to=` as JSON: tests run in processes of their own. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** A real mail server that accepts every email and shows it. */
export async function openPostOffice(): Promise<PostOffice> {
  const emails: CaughtEmail[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          emails.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            from: mail.from?.address ?? '',
            subject: mail.subject ?? '',
            html: mail.html ?? '',
            text: mail.text ?? '',
          });
          done();
        }, done);
      });
    },
  });
  smtp.on('error', () => {});
  const admin = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://post').searchParams.get('to') ?? '';
    const delivered = emails.filter((email) => email.to.includes(to));
    response.setHeader('content-type', 'application/json').end(JSON.stringify(delivered));
  });
  const smtpPort = await portOf(smtp.listen(0, '127.0.0.1'));
  const adminPort = await portOf(admin.listen(0, '127.0.0.1'));
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    url: `http://127.0.0.1:${adminPort}`,
    close: async () => {
      admin.close();
      await new Promise<void>((resolve) => smtp.close(resolve));
    },
  };
}
