import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Replicas } from '../platform/database/replicas.ts';

const name = 'written';
const cipher = 'aes-256-gcm';

/** What is known of a request before it is processed. */
type CallInput = Pick<FastifyRequest, 'method' | 'url' | 'headers'>;

/**
 * Signs and reads marks in cookies, so that clients can neither forge one nor read how much is written here. Reading
 * returns undefined for a mark that is not ours.
 */
function marks(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'padharo marks of writes', 32));
  return {
    seal: (mark: number): string => {
      const nonce = randomBytes(12);
      const sealing = createCipheriv(cipher, key, nonce);
      const sealed = Buffer.concat([sealing.update(String(mark)), sealing.final()]);
      return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
    },
    open: (text: string): number | undefined => {
      const bytes = Buffer.from(text, 'base64url');
      try {
        const opening = createDecipheriv(cipher, key, bytes.subarray(0, 12), { authTagLength: 16 });
        opening.setAuthTag(bytes.subarray(12, 28));
        return Number(Buffer.concat([opening.update(bytes.subarray(28)), opening.final()]).toString());
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * Lets browsers read their own writes: an answer to a possible write carries a mark, and later requests with it only
 * read replicas that have reached it. `opens`: addresses that grant access without a sign-in, which are read on the
 * primary. Returns a function that gives the pools for a request; undefined: those of the primary.
 */
export function openOwnWrites(
  app: FastifyInstance,
  {
    replicas,
    config,
    opens,
  }: {
    replicas: Replicas | undefined;
    config: Pick<Config, 'secret' | 'publicUrl'>;
    opens: (url: string) => boolean;
  },
): (request: CallInput) => Replicas['pools'] | undefined {
  if (!replicas) return () => undefined;
  const { seal, open } = marks(config.secret);
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  const onlyReads = ({ method, url }: CallInput) => (method === 'GET' || method === 'HEAD') && !opens(url);
  app.addHook('onSend', async (request, reply) => {
    if (onlyReads(request) || request.method === 'OPTIONS') return;
    const mark = seal(await replicas.mark());
    reply.header('set-cookie', `${name}=${mark}; Path=/; HttpOnly; SameSite=Lax${secure}`);
  });
  return (request) => {
    if (!onlyReads(request)) return undefined;
    const { cookie = '', authorization } = request.headers;
    const text = new RegExp(`(?:^|;) *${name}=([\\w-]{39,80})(?:;|$)`).exec(cookie)?.[1];
    const mark = text === undefined ? undefined : open(text);
    // an authorized client may have written elsewhere, or does not keep cookies
    if (mark === undefined && authorization !== undefined) return undefined;
    return replicas.after(mark ?? 0);
  };
}
