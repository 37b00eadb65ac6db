import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config.ts';
import type { StoredLetter } from './letters.sql.ts';
import { putIntoMailbox } from './mailbox.ts';

/** The mail server refuses this recipient for good: trying again would only annoy it. */
export class RecipientRefused extends Error {}

export interface Postman {
  /** Hands the letter over. Throws RecipientRefused, or another error when it may work later. */
  readonly deliver: (letter: StoredLetter) => Promise<void>;
  /** What it takes stays in the mailbox of the trial. */
  readonly toMailbox: boolean;
  /** Lets go of the connections. */
  readonly close: () => void;
}

type PostmanConfig = Pick<Config, 'mode' | 'smtpUrl' | 'mailFrom' | 'dataDir'>;

function messageOf(letter: StoredLetter, from: string) {
  return {
    from,
    // an object is taken as it is: nothing in it can become a second recipient
    to: { name: '', address: letter.recipient },
    ...(letter.replyTo && { replyTo: { name: '', address: letter.replyTo } }),
    subject: letter.subject,
    text: letter.plain,
    html: letter.html,
    messageId: letter.messageId,
    date: letter.createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(letter.unsubscribeUrl && {
        'List-Unsubscribe': `<${letter.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The error without the server's words, which quote addresses: it ends up in the log and in the job's row. */
function withoutAddresses(error: unknown): Error {
  const [code, command, responseCode] = ['code', 'command', 'responseCode'].map((name): unknown =>
    error instanceof Error ? Reflect.get(error, name) : undefined,
  );
  const what = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  const refused = command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 500;
  const text = `The mail server did not take the letter: ${what || 'unknown reason'}`;
  return refused && responseCode !== 503 ? new RecipientRefused(text) : new Error(text);
}

function smtpPostman(url: string, from: string): Postman {
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
    deliver: async (letter) => {
      try {
        await transport.sendMail(messageOf(letter, from));
      } catch (error) {
        throw withoutAddresses(error);
      }
    },
    close: () => transport.close(),
  };
}

function filePostman(dataDir: string, from: string): Postman {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    toMailbox: true,
    deliver: async (letter) => {
      const { message } = await transport.sendMail(messageOf(letter, from));
      if (!Buffer.isBuffer(message)) throw new TypeError('The message was not built as one piece');
      const { id, recipient: to, subject, html, plain, createdAt: at } = letter;
      await putIntoMailbox(dataDir, { id, to, subject, at, html, plain }, message);
    },
    close: () => {},
  };
}

/** SMTP where SMTP_URL is set, else files in DATA_DIR/mailbox; production without SMTP_URL leaves letters waiting. */
export function makePostman(config: PostmanConfig): Postman {
  if (config.smtpUrl) return smtpPostman(config.smtpUrl, config.mailFrom);
  if (config.mode !== 'production') return filePostman(config.dataDir, config.mailFrom);
  return {
    toMailbox: false,
    deliver: () => Promise.reject(new Error('SMTP_URL is not set: letters wait until it is')),
    close: () => {},
  };
}

const postmen = new WeakMap<PostmanConfig, Postman>();

/** The process's one postman for that configuration, with its pool of connections. */
export function postmanOf(config: PostmanConfig): Postman {
  const known = postmen.get(config) ?? makePostman(config);
  postmen.set(config, known);
  return known;
}
