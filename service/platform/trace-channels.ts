import { tracingChannel } from 'node:diagnostics_channel';

/** Diagnostics channels for traces.ts. Without a subscriber they cost the check of a flag. */
export const statementChannel = tracingChannel<unknown, { text: string }>('padharo.statement');
export const jobChannel = tracingChannel<unknown, { name: string }>('padharo.job');
