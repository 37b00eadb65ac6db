/** The limits of one kind of work in this process. */
export interface WorkLimits {
  /** Number of pieces that run at once. */
  readonly running: number;
  /** Number of pieces that wait, of known callers and as many of unknown ones; further ones are refused. */
  readonly waiting: number;
  /** Milliseconds after which running work no longer takes a place: it waits for another server, or for its reader. */
  readonly deadline?: number;
}

const anyNumber = Number.POSITIVE_INFINITY;

/** Each kind of work has a queue of its own, so that none waits for another. */
export const workLimits = {
  /** More pages at once make none faster, and a sale would wait behind all of them (decision 85). */
  pages: { running: 2, waiting: 40, deadline: 250 },
  /** Pages that a sale passes through, and the router's question which files a page needs. */
  checkoutPages: { running: 2, waiting: 40, deadline: 250 },
  /** Prices of a personal cart: they use the connections of sales, of which some must be left to sell with. */
  lightQuotes: { running: 4, waiting: 200 },
  /** Reads of strangers that cost `heavy` or more. */
  heavyReads: { running: 3, waiting: 30 },
  /** Pictures and cards of strangers: each takes a processor and much memory. Caches of pictures bound the waiting. */
  drawings: { running: 2, waiting: anyNumber },
  /** Uploads of staff and partners, who must not wait for strangers. */
  uploads: { running: 1, waiting: anyNumber },
  strangersUploads: { running: 1, waiting: 20 },
  /** One per worker thread; of these at most one fewer than the machine has processors. */
  documents: { running: 2, waiting: 40 },
  /** Each hash takes 19 MiB and a processor. Staff never wait for travellers (decision 160). */
  passwords: { running: 2, waiting: 100 },
  staffPasswords: { running: 1, waiting: 50 },
  /** Calendars of other sales channels, in turns by partner. */
  calendars: { running: 2, waiting: 1_000 },
  /** For one network. A slow reader cannot block the others forever. */
  longAnswers: { running: 1, waiting: 8, deadline: 30_000 },
} as const satisfies Record<string, WorkLimits>;

/** Estimated milliseconds of processor time from which on a read of a stranger waits in a queue. */
export const heavy = 10;

/** Estimated cost of uncached work in milliseconds of processor time, where nothing better is known. */
export const costs = {
  page: 25,
  flexible: 40,
  availability: 10,
  drawing: 10,
  sitemap: 150,
  raster: 80,
  card: 120,
} as const;

/**
 * Initial allowance of a caller, and its refill per second, in estimated milliseconds of processor time (decision 23).
 */
export const quotas = {
  /** For a network: many phones share one address. */
  reads: { capacity: 20_000, refill: 250 },
  /** For a signed-in traveller with a confirmed address, a program with an API token, and staff. */
  known: { capacity: 80_000, refill: 1_000 },
  /** For a network, for pictures: a first page view after a start requests a hundred of them. */
  pictures: { capacity: 40_000, refill: 500 },
  /** For a network, for prices: some 2,500 carts of a family at once, or 130 of 30 lines of 30 nights. */
  prices: { capacity: 6_000, refill: 150 },
  /** For a network, for generated documents: 400 vouchers at once, or 70 itineraries of 30 lines. */
  papers: { capacity: 10_000, refill: 200 },
} as const;

/** Milliseconds for which a transaction has priority over pages, and for which a page waits at most. */
export const priorityFor = 200;
