import { randomUUID } from 'node:crypto';
import type { Config } from '../platform/config.ts';

/** A Message-ID of our own, which no other letter has. */
export function newMessageId({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const host = new URL(publicUrl).hostname.replace(/[^a-z0-9.-]/gi, '') || 'localhost';
  return `<${randomUUID()}@${host}>`;
}
