import type { Config } from '../../platform/config.ts';

/** Returns the address where anyone with the voucher can check its state; its QR code contains it. */
export function voucherCheckUrl({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/verify/${token}`;
}
