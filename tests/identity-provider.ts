import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair } from 'jose';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';

/** A person with an account at the provider. */
export interface ProviderAccount {
  readonly subject: string;
  readonly email?: string;
  readonly verified?: boolean;
  readonly name?: string;
}

export interface IdentityProvider {
  /** Its issuer and base URL. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export const client = { id: 'padharo', secret: 'a secret between the shop and the provider' } as const;
const scopes = ['openid', 'email', 'profile', 'public_profile'];

/** A sign-in page with Allow and Deny. */
const question = (action: string) => `<!doctype html><html lang="en"><title>Provider</title><h1>Who are you?</h1>
<form method="post" action="${action}">
<label>Subject <input name="subject"></label> <label>Email <input name="email"></label>
<label>Name <input name="name"></label> <label>Verified <input type="checkbox" name="verified"></label>
<button name="say" value="allow">Allow</button> <button name="say" value="deny">Deny</button></form></html>`;

function personOf(form: URLSearchParams): ProviderAccount {
  const [email, name] = [form.get('email'), form.get('name')];
  const subject = form.get('subject') ?? '';
  return { subject, verified: form.has('verified'), ...(email && { email }), ...(name && { name }) };
}

/**
 * Starts a real identity provider on its own port. `like` selects the protocol: OpenID Connect as at Google,
 * or OAuth 2 with a Graph API as at Facebook. `slim`: the ID token holds only the subject; other claims are fetched.
 */
export async function openIdentityProvider(options: {
  like: 'google' | 'facebook';
  callback: string;
  port?: number;
  slim?: boolean;
}): Promise<IdentityProvider> {
  const people = new Map<string, ProviderAccount>();
  const server = createServer();
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const configuration: Configuration = {
    adapter: makeIdentityStore(),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [options.callback],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key for the cookies of the provider'] },
    scopes,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: options.slim ?? false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, subject) => {
      const { email, verified, name } = people.get(subject) ?? {};
      return { accountId: subject, claims: () => ({ sub: subject, email, email_verified: verified, name }) };
    },
    loadExistingGrant: grantAll,
    ...(options.like === 'facebook' && {
      routes: { authorization: '/dialog/oauth', token: '/oauth/access_token' },
    }),
  };
  const provider = new Provider(url, configuration);
  provider.use(async (ctx, next) => {
    if (options.like === 'facebook' && ctx.path === '/me') {
      const bearer = ctx.get('authorization').replace(/^Bearer /, '');
      const token = await provider.AccessToken.find(bearer);
      const proof = createHmac('sha256', client.secret).update(bearer).digest('hex');
      const person = people.get(token?.accountId ?? '');
      if (person && ctx.query['appsecret_proof'] === proof) {
        ctx.body = { id: person.subject, name: person.name, email: person.email };
      } else ctx.status = 400;
    } else if (!ctx.path.startsWith('/interaction/')) await next();
    else if (ctx.method === 'GET') ctx.body = question(ctx.path);
    else {
      const form = await formOf(ctx.req);
      const person = personOf(form);
      people.set(person.subject, person);
      const result =
        form.get('say') === 'allow' ? { login: { accountId: person.subject } } : { error: 'access_denied' as const };
      ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, result));
    }
  });
  server.on('request', provider.callback());
  return {
    url,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await text(request));
}

async function grantAll({ oidc }: KoaContextWithOIDC) {
  const accountId = oidc.session?.accountId;
  const clientId = oidc.client?.clientId;
  if (!accountId || !clientId) return undefined;
  const grant = new oidc.provider.Grant({ accountId, clientId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
}

/** Walks through the provider's pages as a browser would; returns the callback address. */
export async function walk(from: string, visitor: ProviderAccount | 'deny', callback: string): Promise<string> {
  const jar = new Map<string, string>();
  async function ask(address: string, form?: URLSearchParams): Promise<string> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`${answer.status} from ${address}: ${await answer.text()}`);
    return new URL(location, address).href;
  }
  const person = visitor === 'deny' ? { subject: 'nobody' } : visitor;
  const form = new URLSearchParams({
    subject: person.subject,
    ...(person.email && { email: person.email }),
    ...(person.name && { name: person.name }),
    ...(person.verified && { verified: 'on' }),
    say: visitor === 'deny' ? 'deny' : 'allow',
  });
  let address = await ask(from);
  for (let step = 0; step < 5 && !address.startsWith(callback); step += 1) {
    address = await ask(address, address.includes('/interaction/') ? form : undefined);
  }
  if (!address.startsWith(callback)) throw new Error(`The provider leads to ${address}`);
  return address;
}

/** What one provider of sign-ins remembers, as long as it is open. */
function makeIdentityStore(): AdapterFactory {
  const rows = new Map<string, AdapterPayload>();
  return (model): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    return {
      upsert: async (id, payload) => {
        rows.set(keyOf(id), payload);
      },
      find: async (id) => rows.get(keyOf(id)),
      findByUid: async (uid) => [...rows.values()].find((row) => row.uid === uid && row.kind === model),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const row = rows.get(keyOf(id));
        if (row) row['consumed'] = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        rows.delete(keyOf(id));
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
      },
    };
  };
}
