import { type ApiToken, fullScope, readScope, scopesOf } from '../../service/accounts/api-tokens/api-token.ts';
import { scopedTypes } from '../../service/accounts/api-tokens/api-tokens.api.ts';
import { createApiToken } from '../../service/accounts/api-tokens/create-api-token.ts';
import { listApiTokens } from '../../service/accounts/api-tokens/list-api-tokens.ts';
import { revokeApiToken } from '../../service/accounts/api-tokens/revoke-api-token.ts';
import type { Scopes } from '../../service/core/viewer.ts';
import type { Context } from '../../service/platform/context.ts';

/** Parses scopes: `read`, `full`, `stay:find,update`. Throws Error for invalid ones. */
export function scopesIn(words: readonly string[]): Scopes {
  const [only] = words;
  if (words.length === 1 && only === 'read') return readScope;
  if (words.length === 1 && only === 'full') return fullScope;
  const named = words.map((word): [string, string[]] => {
    const [type = '', actions = ''] = word.split(':');
    return [type, actions.split(',')];
  });
  const scopes = scopesOf(scopedTypes).safeParse(Object.fromEntries(named));
  if (!scopes.success) throw new Error(scopes.error.issues.map(({ message }) => message).join('\n'));
  return scopes.data;
}

function line({ documentId, name, scopes, expiresAt, lastUsedAt, revokedAt }: ApiToken): string {
  const day = (at: Date | null, word: string) => (at ? `, ${word} ${at.toISOString().slice(0, 10)}` : '');
  const may = Object.entries(scopes).map(([type, actions]) => `${type}:${actions.join(',')}`);
  const times = `${day(expiresAt, 'until')}${day(lastUsedAt, 'used')}${day(revokedAt, 'revoked')}`;
  return `${documentId}  ${name}  ${may.join(' ')}${times}`;
}

/** Runs the command after `api-token`. Returns a sentence to print; undefined for an unknown command. */
export async function runApiToken(
  ctx: Context,
  [command, ...rest]: readonly string[],
  days: string | undefined,
): Promise<string | undefined> {
  const [first = '', ...scopes] = rest;
  if (command === 'create' && first !== '' && scopes.length > 0) {
    if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days)) throw new Error(`Enter a number of days, not ${days}`);
    const expiresAt = days === undefined ? null : new Date(ctx.now.getTime() + Number(days) * 86_400_000);
    const { token, documentId } = await createApiToken(ctx, { name: first, scopes: scopesIn(scopes), expiresAt });
    return `${token}\nSave this token now, because it is shown only once. Its id is ${documentId}.`;
  }
  if (command === 'list' && rest.length === 0) {
    const tokens = await listApiTokens(ctx);
    return tokens.length === 0 ? 'No API tokens yet.' : tokens.map(line).join('\n');
  }
  if (command === 'revoke' && rest.length === 1) {
    await revokeApiToken(ctx, first);
    return 'Token revoked.';
  }
  return undefined;
}
