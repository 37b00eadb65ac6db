/** How long a session lives after its device was last seen. */
export const sessionDays = 30;

export interface SignedInDevice {
  /** 'Chrome on Android' */
  readonly device: string;
}

/** One of an account's sessions, as its owner sees it. */
export interface ListedSession extends SignedInDevice {
  readonly id: string;
  /** It is the one that asks. */
  readonly current: boolean;
  readonly createdAt: Date;
  readonly usedAt: Date;
}

// the first that fits: browsers name those that they descend from as well
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

/** What its owner calls a device, by the user agent that it sends; nothing of the text itself is kept. */
export function deviceName(userAgent: string | undefined): string {
  const first = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([looks]) => looks.test(userAgent ?? ''))?.[1];
  const browser = first(browsers);
  const system = first(systems);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Another program';
}
