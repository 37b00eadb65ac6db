import { published } from '../../artwork/published.ts';
import type { Context } from '../platform/context.ts';
import { type ArtworkAddress, drawingName, readArtworkAddress } from './artwork-address.ts';
import { drawnAddresses } from './media.sql.ts';

/** The generated pictures that exist publicly: those shown on pages and those in the library. */
export interface UsedDrawings {
  readonly has: (drawn: ArtworkAddress) => Promise<boolean>;
  /** Call after the catalogue has changed. */
  readonly forget: () => void;
}

/** Milliseconds after which names are read again, in case a notification is lost. */
const believed = 5_000;

/** Reads the names once, and again after a change of the catalogue, so that requests of strangers only read memory. */
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
    const reading = { names: read(), at: clock() };
    known = reading;
    reading.names.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.names;
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
