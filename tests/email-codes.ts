import type { Harness } from './harness.ts';

/** The code of the latest link to that page in an email to that address. Throws when there is none. */
export async function linkCode(harness: Pick<Harness, 'emails'>, email: string, page: string): Promise<string> {
  const emails = (await harness.emails()).filter(({ recipient }) => recipient === email).reverse();
  const code = emails
    .map(({ plain }) => new RegExp(`${page}\\?code=([\\w-]+)`).exec(plain)?.[1])
    .find((found) => found !== undefined);
  if (!code) throw new Error(`no letter to ${email} leads to ${page}`);
  return code;
}
