import { availableParallelism } from 'node:os';

const minute = 60_000;

/** How many processes may compute at once. */
export const cores = availableParallelism();

/**
 * Milliseconds without a word after which a program under test hangs. There is no limit to a whole step: it says that a
 * machine is slow, not that something is wrong.
 */
export const silence = (process.env['TEST_LONG'] ? 120 : 20) * minute;
