import { accountTexts } from '../../messages/en/account.ts';
import type { Translate } from '../../messages/translate.ts';

/** Days for which a session lives after its last use. */
export const sessionDays = 30;

export interface SignedInDevice {
  /** 'Chrome on Android' */
  readonly device: string;
}

/** A session as its user sees it. */
export interface ListedSession extends SignedInDevice {
  readonly id: string;
  /** The session of this request. */
  readonly current: boolean;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

// the first match counts: browsers also name their ancestors
const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const;

const otherProgram = 'Another program';

/** The name of a device, stored in English, from its user agent; the user agent itself is not stored. */
export function deviceName(userAgent: string | undefined): string {
  const first = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([looks]) => looks.test(userAgent ?? ''))?.[1];
  const browser = first(browsers);
  const system = first(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? otherProgram;
}

/** The stored name of a device for its user. */
export function deviceText(t: Translate, device: string): string {
  if (device === otherProgram) return t(accountTexts.otherProgram);
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? [];
  return browser && system ? t(accountTexts.browserOnSystem, { browser, system }) : device;
}
