import { published } from '../../artwork/published.ts';
import type { Context } from '../platform/context.ts';
import { type Drawn, drawingName, readArtworkAddress } from './artwork-address.ts';
import { drawnAddresses } from './media.sql.ts';

/** Which drawings are there for everybody: those that pages show and those of the pictures in the library. */
export interface UsedDrawings {
  readonly has: (drawn: Drawn) => Promise<boolean>;
  /** The catalogue has changed. */
  readonly forget: () => void;
}

/** Asked again after so many milliseconds, should the news of a change be lost. */
const believed = 5_000;

/** Reads the names once, and again when the catalogue has changed: a stranger's question is a look into the memory. */
export function usedDrawings(context: () => Pick<Context, 'db'>, clock = () => performance.now()): UsedDrawings {
  const own = new Set(published);
  let known: { readonly names: Promise<ReadonlySet<string>>; readonly at: number } | undefined;
  async function read(): Promise<ReadonlySet<string>> {
    const addresses = await drawnAddresses(context().db);
    return new Set(
      addresses.flatMap((url) => {
        const drawn = readArtworkAddress(/^\/artwork\/(.+)\.svg$/.exec(url)?.[1] ?? '');
        return drawn ? [drawingName(drawn)] : [];
      }),
    );
  }
  function names(oldest: number): Promise<ReadonlySet<string>> {
    if (known && known.at >= oldest) return known.names;
    const asked = { names: read(), at: clock() };
    known = asked;
    asked.names.catch(() => {
      if (known === asked) known = undefined;
    });
    return asked.names;
  }
  return {
    has: async (drawn) => {
      const name = drawingName(drawn);
      if (own.has(name) || (await names(Number.NEGATIVE_INFINITY)).has(name)) return true;
      return (await names(clock() - believed)).has(name);
    },
    forget: () => {
      known = undefined;
    },
  };
}
