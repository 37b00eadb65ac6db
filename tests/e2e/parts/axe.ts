import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, frames } from './fixtures.ts';

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ofColours = ['color-contrast', 'link-in-text-block'];
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Stops animations on pages opened later, because text is pale during a transition. */
export const standStill = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

/** Finishes running transitions, which have colours of their own. One can start another in a child that inherits. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ends = ({ playState, effect }: Animation) =>
      playState !== 'finished' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    for (let round = 0; round < 50; round += 1) {
      const fading = document.getAnimations().filter(ends);
      if (fading.length === 0) return;
      for (const animation of fading) animation.finish();
    }
  });
}

interface Looked {
  /** False skips the colour rules where another test checks them; they take four fifths of the time. */
  readonly colours?: boolean;
  /** Only the part that changed since the whole page was checked. */
  readonly within?: string;
  /** Also checks the colours of the footer, which are the same everywhere. */
  readonly footer?: boolean;
}

interface AxeInput extends Pick<Looked, 'within' | 'footer'> {
  readonly runOnly: { type: 'tag' | 'rule'; values: readonly string[] };
  readonly rules?: Record<string, { enabled: boolean }>;
}

/** Counts DOM changes on the page from now on. */
async function watchChanges(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const changes = { count: 0 };
    const look = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver((records) => {
      changes.count += records.length;
    }).observe(document.body, look);
    return changes;
  });
  return () => seen.evaluate(({ count }) => count);
}

/**
 * What axe finds on one of our pages, which have no frames: which elements, and why. What changes while it reads, it has
 * half as it was before, as the pale words of a switch that works by now: it reads such a page once more.
 */
export async function findings(page: Page, request: AxeInput): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    const changes = await watchChanges(page);
    const found = await findingsNow(page, request);
    if (found.length === 0 || look === 5 || (await changes()) === 0) return found;
  }
}

async function findingsNow(page: Page, { within, footer = false, ...input }: AxeInput): Promise<string[]> {
  await settle(page);
  // loading axe takes half the time of a short check, so a document keeps it
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // the page behind a modal is unreachable, and is checked without one
  const modal = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  if (!modal && within)
    expect(await page.locator(within).filter({ visible: true }).count(), `${within} is there`).toBeGreaterThan(0);
  const part = modal ? 'dialog:modal' : within;
  const here = footer ? '' : ':not(#footer *)';
  const rules = [
    { id: 'color-contrast', selector: `*${here}` },
    { id: 'link-in-text-block', selector: `a[href]${here}` },
  ];
  // without loading every style sheet and film a second time: only rules about films and about turned phones ask for that
  const options = { ...input, resultTypes: ['violations'], preload: false };
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.configure(${JSON.stringify({ rules })});
     axe.run(${part === undefined ? 'document' : JSON.stringify(part)}, ${JSON.stringify(options)})`,
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`);
    return `${id}, ${nodes.length} times: ${help}\n${places.join('\n')}`;
  });
}

/** Expects no axe findings on the current screen: WCAG 2.2 AA and best practices, with dark colours too. */
export async function expectNoBarriers(
  page: Page,
  label: string,
  { colours = true, ...where }: Looked = {},
): Promise<void> {
  const off = colours ? {} : Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }]));
  expect(await findings(page, { runOnly: { type: 'tag', values: all }, rules: off, ...where }), label).toEqual([]);
  if (!colours) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, { runOnly: { type: 'rule', values: ofColours }, ...where }), `${label}, dark`).toEqual(
    [],
  );
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same on a phone, and no target is too small or out of reach. */
export async function expectNoBarriersNarrowToo(page: Page, label: string, looked: Looked = {}): Promise<void> {
  await expectNoBarriers(page, label, looked);
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  if (before.width <= 390) return;
  await page.setViewportSize({ width: 390, height: before.height });
  await frames(page);
  await expectNoBarriers(page, `${label}, 390 wide`, { ...looked, colours: false });
  await page.setViewportSize(before);
  await frames(page);
}
