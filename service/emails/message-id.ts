import { randomUUID } from 'node:crypto';
import type { Config } from '../platform/config.ts';

/** A unique Message-ID. */
export function newMessageId({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  const host = new URL(publicUrl).hostname.replace(/[^a-z0-9.-]/gi, '') || 'localhost';
  return `<${randomUUID()}@${host}>`;
}
