import { expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './startup-errors.ts';

const tilesOf = (env: Record<string, string>) => readConfig(env, () => 'a secret of thirty-two characters').mapTiles;
const url = 'https://tiles.example/{z}/{x}/{y}@2x.png?key=1';

test('street tiles need both URL and credit', () => {
  expect(tilesOf({})).toBeUndefined();
  expect(tilesOf({ MAP_TILES_URL: '', MAP_TILES_CREDIT: '' })).toBeUndefined();
  expect(tilesOf({ MAP_TILES_URL: url, MAP_TILES_CREDIT: '© Those' })).toEqual({ url, credit: '© Those' });
});

test.each([
  ['MAP_TILES_CREDIT', { MAP_TILES_URL: url }],
  ['MAP_TILES_URL', { MAP_TILES_CREDIT: '© Those' }],
  ['MAP_TILES_URL', { MAP_TILES_URL: 'https://tiles.example/{z}/{x}.png', MAP_TILES_CREDIT: '© Those' }],
  ['MAP_TILES_URL', { MAP_TILES_URL: 'ftp://tiles.example/{z}/{x}/{y}.png', MAP_TILES_CREDIT: '© Those' }],
])('%s is named if missing or invalid: %j', (name, env) => {
  expect(() => tilesOf(env)).toThrow(ConfigError);
  expect(() => tilesOf(env)).toThrow(new RegExp(`^${name}: `));
});

const secret = 'a secret of more than thirty-two characters';
const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/x', APP_SECRET: secret };
const phonepe = {
  PHONEPE_CLIENT_ID: 'x',
  PHONEPE_CLIENT_SECRET: 'x',
  PHONEPE_WEBHOOK_USER: 'padharo',
  PHONEPE_WEBHOOK_PASSWORD: 'a_password_1',
};
const razorpay = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'x', RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(16) };

test.each<[variable: string, env: Record<string, string>]>([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'nonsense' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['DATABASE_URL', { DATABASE_READ_URLS: 'postgres://127.0.0.1:1/x' }],
  ['DATABASE_READ_URLS', { DATABASE_URL: 'postgres://127.0.0.1:1/x', DATABASE_READ_URLS: 'postgres://a/x, nonsense' }],
  ['NODE_ENV', { NODE_ENV: 'prod' }],
  ['PAYMENTS', { PAYMENTS: 'live' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/8, nonsense' }],
  ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'x' }],
  ['FACEBOOK_CLIENT_ID', { FACEBOOK_CLIENT_SECRET: 'x' }],
  ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(16) }],
  ['RAZORPAY_KEY_ID', { RAZORPAY_WEBHOOK_SECRET: 'x'.repeat(16) }],
  ['RAZORPAY_KEY_ID', { ...production, ...razorpay, RAZORPAY_KEY_ID: 'rzp_test_1' }],
  ['PHONEPE_WEBHOOK_USER', { PHONEPE_CLIENT_ID: 'x', PHONEPE_CLIENT_SECRET: 'x' }],
  ['PHONEPE_CLIENT_ID', { PHONEPE_WEBHOOK_PASSWORD: 'a_password_1' }],
  ['PHONEPE_WEBHOOK_PASSWORD', { ...phonepe, PHONEPE_WEBHOOK_PASSWORD: 'short' }],
  ['PHONEPE_CLIENT_VERSION', { ...phonepe, PHONEPE_CLIENT_VERSION: 'v1' }],
  ['PHONEPE_SANDBOX', { ...production, ...phonepe, PHONEPE_SANDBOX: 'yes' }],
  ['PHONEPE_URL', { ...production, ...phonepe, PHONEPE_URL: 'http://pay.example' }],
  ['PAYMENT_GATEWAY', { ...razorpay, PAYMENT_GATEWAY: 'phonepe' }],
  ['PAYMENT_GATEWAY', { ...razorpay, PAYMENT_GATEWAY: 'paypal' }],
  ['RAZORPAY_URL', { ...production, ...razorpay, RAZORPAY_URL: 'http://pay.example' }],
  ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'accounts.google.com' }],
  ['GOOGLE_ISSUER', { ...production, GOOGLE_ISSUER: 'http://accounts.example' }],
  ['APP_SECRET', { APP_SECRET: 'short' }],
  ['APP_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/x' }],
  ['DATABASE_URL', { NODE_ENV: 'production', APP_SECRET: secret }],
  ['DATABASE_URL', { DATABASE_SCHEMA: 'hills' }],
  ...['Hills', 'pg_hills', 'information_schema', 'jobs', 'hills_jobs', 'hills"', '1hills', 'h'.repeat(41)].map(
    (DATABASE_SCHEMA): [string, Record<string, string>] => [
      'DATABASE_SCHEMA',
      { DATABASE_URL: 'postgres://127.0.0.1:1/x', DATABASE_SCHEMA },
    ],
  ),
])('an invalid %s is named alone, before anything is created: %j', (variable, env) => {
  const ownSecret = vi.fn(() => secret);
  const read = () => readConfig(env, ownSecret);
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${variable}: .+$`));
  expect(ownSecret).not.toHaveBeenCalled();
});

test('valid settings are parsed', () => {
  const read = (own = {}) => readConfig({ ...production, ...razorpay, ...own }, () => '');
  expect(read()).toMatchObject({ mode: 'production', secret, databaseSchema: 'public' });
  expect(read({ DATABASE_SCHEMA: 'hills_2' }).databaseSchema).toBe('hills_2');
  expect(read().gateways).toMatchObject({ first: undefined, phonepe: undefined });
  const { gateways } = read({ ...phonepe, PAYMENT_GATEWAY: 'phonepe' });
  expect(gateways).toMatchObject({
    first: 'phonepe',
    phonepe: { clientVersion: 1, sandbox: false, url: 'https://api.phonepe.com/apis/pg' },
  });
  const trial = readConfig({ ...phonepe, PHONEPE_SANDBOX: 'yes', APP_SECRET: secret }, () => '');
  expect(trial.gateways.phonepe).toMatchObject({
    sandbox: true,
    url: 'https://api-preprod.phonepe.com/apis/pg-sandbox',
  });
  expect(trial.testPayments, 'a gateway is set').toBe(false);
});
