import { z } from 'zod';
import { ConfigError } from './startup-errors.ts';

// The accounts at payment gateways: the variables of each, and the settings made of them. A new gateway is one more
// entry in these three tables, beside its folder in service/payments.

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
const text = z.string().min(1).optional();

/** The environment variables of all gateways. */
export const gatewayVariables = {
  /** Set where the test gateway is wanted in production: anyone can then confirm a booking without paying. */
  PAYMENTS: z.enum(['test'], 'must be test, or not set').optional(),
  /** The gateway that takes new payments, if keys of several are set. */
  PAYMENT_GATEWAY: z.enum(['razorpay', 'phonepe']).optional(),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  RAZORPAY_URL: url.default('https://api.razorpay.com'),
  PHONEPE_CLIENT_ID: text,
  PHONEPE_CLIENT_SECRET: text,
  PHONEPE_CLIENT_VERSION: z.coerce.number().int().min(1).max(1_000).default(1),
  PHONEPE_WEBHOOK_USER: z
    .string()
    .regex(/^\w{5,20}$/, 'must have 5 to 20 letters, digits and _')
    .optional(),
  PHONEPE_WEBHOOK_PASSWORD: z
    .string()
    .regex(/^\S{8,20}$/, 'needs 8 to 20 characters')
    .optional(),
  PHONEPE_SANDBOX: z.enum(['yes', 'no']).default('no'),
  PHONEPE_URL: url.optional(),
};
type ParsedVariables = z.output<z.ZodObject<typeof gatewayVariables>>;

export interface RazorpayAccount {
  readonly keyId: string;
  readonly keySecret: string;
  /** The secret that webhooks are signed with. */
  readonly webhookSecret: string;
  readonly url: string;
}

export interface PhonePeAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientVersion: number;
  /** The user name that authenticates webhooks. */
  readonly webhookUser: string;
  readonly webhookPassword: string;
  /** Sandbox: no money moves. */
  readonly sandbox: boolean;
  /** Base URL of its API; tokens are issued beside it. */
  readonly url: string;
}

export interface GatewayAccounts {
  /** The gateway named in PAYMENT_GATEWAY, if any. */
  readonly first: string | undefined;
  readonly razorpay: RazorpayAccount | undefined;
  readonly phonepe: PhonePeAccount | undefined;
}

/** All variables or none. Throws ConfigError with the name of a missing one. */
function needAll(variables: ParsedVariables, names: readonly (keyof ParsedVariables)[]): void {
  const set = names.find((name) => variables[name]);
  const missing = names.find((name) => !variables[name]);
  if (set && missing) throw new ConfigError(`${missing}: must be set together with ${set}`);
}

function razorpay(variables: ParsedVariables): RazorpayAccount | undefined {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = variables;
  needAll(variables, ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']);
  if (!keyId || !keySecret || !webhookSecret) return undefined;
  return { keyId, keySecret, webhookSecret, url: variables.RAZORPAY_URL };
}

const phonePeUrls = {
  no: 'https://api.phonepe.com/apis/pg',
  yes: 'https://api-preprod.phonepe.com/apis/pg-sandbox',
} as const;

function phonepe(variables: ParsedVariables): PhonePeAccount | undefined {
  const { PHONEPE_CLIENT_ID: clientId, PHONEPE_CLIENT_SECRET: clientSecret } = variables;
  const { PHONEPE_WEBHOOK_USER: webhookUser, PHONEPE_WEBHOOK_PASSWORD: webhookPassword } = variables;
  needAll(variables, [
    'PHONEPE_CLIENT_ID',
    'PHONEPE_CLIENT_SECRET',
    'PHONEPE_WEBHOOK_USER',
    'PHONEPE_WEBHOOK_PASSWORD',
  ]);
  if (!clientId || !clientSecret || !webhookUser || !webhookPassword) return undefined;
  const { PHONEPE_CLIENT_VERSION: clientVersion, PHONEPE_SANDBOX: sandbox } = variables;
  const url = variables.PHONEPE_URL ?? phonePeUrls[sandbox];
  return { clientId, clientSecret, clientVersion, webhookUser, webhookPassword, sandbox: sandbox === 'yes', url };
}

/** Reads the settings of every gateway. Throws ConfigError with the name of an invalid variable. */
export function gatewayAccounts(variables: ParsedVariables, { production }: { production: boolean }): GatewayAccounts {
  const accounts = { razorpay: razorpay(variables), phonepe: phonepe(variables) };
  const { PAYMENT_GATEWAY: first } = variables;
  if (first && !accounts[first]) throw new ConfigError(`PAYMENT_GATEWAY: set the keys of ${first} first`);
  if (production) {
    for (const name of ['RAZORPAY_URL', 'PHONEPE_URL'] as const)
      if (variables[name]?.startsWith('http:')) throw new ConfigError(`${name}: must use https`);
    if (accounts.razorpay?.keyId.startsWith('rzp_test_'))
      throw new ConfigError('RAZORPAY_KEY_ID: must be a live key in production. This is a test key.');
    if (accounts.phonepe?.sandbox)
      throw new ConfigError('PHONEPE_SANDBOX: must not be set in production. The sandbox charges no one.');
  }
  return { first, ...accounts };
}

/** Whether any gateway is set up to take payments. */
export function hasAccount({ first: _, ...accounts }: GatewayAccounts): boolean {
  return Object.values(accounts).some((account) => account !== undefined);
}
