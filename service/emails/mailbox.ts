import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** An email stored as a file because there is no mail server. */
const mailboxEmail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  at: z.coerce.date(),
  html: z.string(),
  plain: z.string(),
});
export type MailboxEmail = z.output<typeof mailboxEmail>;

const newest = 200;

function folder(dataDir: string): string {
  return join(dataDir, 'mailbox');
}

async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

/** Stores the message as `{id}.eml` for mail programs, with the data of the mailbox page beside it. Atomic. */
export async function putIntoMailbox(dataDir: string, email: MailboxEmail, message: Buffer): Promise<void> {
  const to = join(folder(dataDir), String(email.id));
  try {
    await writeWhole(`${to}.eml`, message);
  } catch {
    // the first email, or the folder was deleted
    await mkdir(folder(dataDir), { recursive: true, mode: 0o700 });
    await writeWhole(`${to}.eml`, message);
  }
  await writeWhole(`${to}.json`, JSON.stringify(email));
}

/** The email with that id, or undefined. */
export async function readFromMailbox(dataDir: string, id: string): Promise<MailboxEmail | undefined> {
  if (!/^\d{1,16}$/.test(id)) return undefined;
  try {
    return mailboxEmail.parse(JSON.parse(await readFile(join(folder(dataDir), `${id}.json`), 'utf8')));
  } catch {
    return undefined;
  }
}

/** The newest emails, newest first. */
export async function listMailbox(dataDir: string): Promise<MailboxEmail[]> {
  const names = await readdir(folder(dataDir)).catch(() => []);
  const ids = names.flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? []);
  const aged = await Promise.all(
    ids.map(async (id) => ({
      id,
      written: await stat(join(folder(dataDir), `${id}.json`)).then(
        (file) => file.mtimeMs,
        () => 0,
      ),
    })),
  );
  aged.sort((a, b) => b.written - a.written || Number(b.id) - Number(a.id));
  const emails = await Promise.all(aged.slice(0, newest).map(({ id }) => readFromMailbox(dataDir, id)));
  return emails.filter((email) => email !== undefined);
}
