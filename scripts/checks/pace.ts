import { availableParallelism } from 'node:os';

const minute = 60_000;

/** Number of processes that may compute at once. */
export const cores = availableParallelism();

/**
 * Milliseconds without output after which a program under test counts as hanging. A whole step has no limit, because a
 * slow machine is not a fault.
 */
export const silence = (process.env['TEST_LONG'] ? 120 : 20) * minute;
