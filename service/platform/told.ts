import { tracingChannel } from 'node:diagnostics_channel';

/** What the site tells of its work to whoever listens (traces.ts). While nobody does, it costs a look at a flag. */
export const statements = tracingChannel<unknown, { text: string }>('padharo.statement');
export const jobsDone = tracingChannel<unknown, { name: string }>('padharo.job');
