import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config.ts';
import type { StoredEmail } from './emails.sql.ts';
import { putIntoMailbox } from './mailbox.ts';

/** The mail server rejects this recipient permanently: do not try again. */
export class RecipientRefused extends Error {}

export interface MailWorker {
  /** Delivers the email. Throws RecipientRefused, or another error if it may succeed later. */
  readonly deliver: (email: StoredEmail) => Promise<void>;
  /** Emails are stored in the mailbox of the test mode. */
  readonly toMailbox: boolean;
  /** Closes the connections. */
  readonly close: () => void;
}

type MailWorkerConfig = Pick<Config, 'mode' | 'smtpUrl' | 'mailFrom' | 'dataDir'>;

function messageOf(email: StoredEmail, from: string) {
  return {
    from,
    // as an object, so that nothing in it can become a second recipient
    to: { name: '', address: email.recipient },
    ...(email.replyTo && { replyTo: { name: '', address: email.replyTo } }),
    subject: email.subject,
    text: email.plain,
    html: email.html,
    messageId: email.messageId,
    date: email.createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(email.unsubscribeUrl && {
        'List-Unsubscribe': `<${email.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The error without the server's message, which quotes addresses: it is written to the log and to the job. */
function withoutAddresses(error: unknown): Error {
  const [code, command, responseCode] = ['code', 'command', 'responseCode'].map((name): unknown =>
    error instanceof Error ? Reflect.get(error, name) : undefined,
  );
  const what = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  const refused = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
  const text = `The mail server did not accept the email: ${what || 'unknown reason'}`;
  return refused && responseCode !== 503 ? new RecipientRefused(text) : new Error(text);
}

function smtpMailWorker(url: string, from: string): MailWorker {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: 3,
    idleTimeout: 30_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
  });
  return {
    toMailbox: false,
    deliver: async (email) => {
      try {
        await transport.sendMail(messageOf(email, from));
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
    close: () => transport.close(),
  };
}

function fileMailWorker(dataDir: string, from: string): MailWorker {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    toMailbox: true,
    deliver: async (email) => {
      const { message } = await transport.sendMail(messageOf(email, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('The message was not built as one piece');
      const { id, recipient: to, subject, html, plain, createdAt: at } = email;
      await putIntoMailbox(dataDir, { id, to, subject, at, html, plain }, message);
    },
    close: () => {},
  };
}

/** SMTP if SMTP_URL is set, otherwise files in DATA_DIR/mailbox. A production without SMTP_URL leaves emails unsent. */
export function makeMailWorker(config: MailWorkerConfig): MailWorker {
  if (config.smtpUrl) return smtpMailWorker(config.smtpUrl, config.mailFrom);
  if (config.mode !== 'production') return fileMailWorker(config.dataDir, config.mailFrom);
  return {
    toMailbox: false,
    deliver: () => Promise.reject(new Error('SMTP_URL is not set, so emails are queued')),
    close: () => {},
  };
}

const postmen = new WeakMap<MailWorkerConfig, MailWorker>();

/** The mail worker of this process for that configuration, with its connection pool. */
export function mailWorkerOf(config: MailWorkerConfig): MailWorker {
  const known = postmen.get(config) ?? makeMailWorker(config);
  postmen.set(config, known);
  return known;
}
