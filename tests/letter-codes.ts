import type { World } from './world.ts';

/** The code of the latest link to that page in a letter to that address. Throws when there is none. */
export async function linkCode(world: Pick<World, 'letters'>, email: string, page: string): Promise<string> {
  const letters = (await world.letters()).filter(({ recipient }) => recipient === email).reverse();
  const code = letters
    .map(({ plain }) => new RegExp(`${page}\\?code=([\\w-]+)`).exec(plain)?.[1])
    .find((found) => found !== undefined);
  if (!code) throw new Error(`no letter to ${email} leads to ${page}`);
  return code;
}
