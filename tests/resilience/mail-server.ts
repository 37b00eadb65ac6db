import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** All Message-ID headers; there must be exactly one. */
  readonly messageIds: readonly string[];
}

export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedEmail[];
  readonly close: () => Promise<void>;
}

/** The text of an email begins, or it is accepted and not yet acknowledged. */
export type MailMoment = 'email begun' | 'email taken';

/** A real mail server in this process that accepts everything; it survives the servers that a test kills. */
export async function startMailServer(watch: (moment: MailMoment) => void = () => {}): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 500,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.once('data', () => watch('email begun'));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address).join(', '),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            messageIds: mail.headers.filter(({ key }) => key === 'message-id').map(({ value }) => value),
          });
          watch('email taken');
          done();
        }, done);
      });
    },
  });
  // a client that was killed in the middle of an email
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
