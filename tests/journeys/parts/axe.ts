import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, frames } from './journey.ts';

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ofColours = ['color-contrast', 'link-in-text-block'];

/** On pages opened from now on nothing begins to move by itself: words in the midst of a change are pale. */
export const standStill = (page: Page): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });

/** Ends what is still fading: on its way it has colours of its own. The end of one can begin another's, which inherits. */
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

interface Asked {
  readonly runOnly: { type: 'tag' | 'rule'; values: string[] };
  readonly rules?: Record<string, { enabled: boolean }>;
  readonly within: string | undefined;
}

async function findings(page: Page, { runOnly, rules = {}, within }: Asked): Promise<string[]> {
  await settle(page);
  // half of the time of a short look goes into reading axe itself: a document that has it keeps it
  const here = await page.evaluate(() => 'axe' in window);
  // nothing of the page behind a modal can be reached, and it is looked at without one
  const modal = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  // without frames on our pages the legacy mode finds the same in a fraction of the time, and so it does without
  // loading every style sheet and film a second time: only rules about films and about turned phones ask for that
  const axe = new AxeBuilder({ page, ...(here ? { axeSource: 'void 0' } : {}) })
    .setLegacyMode()
    .options({ runOnly, rules, resultTypes: ['violations'], preload: false });
  if (modal) axe.include('dialog:modal');
  else if (within) {
    expect(await page.locator(within).filter({ visible: true }).count(), `${within} is there`).toBeGreaterThan(0);
    axe.include(within);
  }
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`);
    return `${id}, ${nodes.length} times: ${help}\n${places.join('\n')}`;
  });
}

/**
 * Expects that axe finds nothing on the screen as it is now: WCAG 2.2 AA and best practices, and its colours in the
 * dark too. Without `colours` where the same has been looked at in another place: they are four fifths of the work; only
 * `within` what has changed since the whole page was looked at.
 */
export async function expectNoBarriers(
  page: Page,
  what: string,
  { colours = true, within }: { colours?: boolean; within?: string } = {},
): Promise<void> {
  const off = colours ? {} : Object.fromEntries(ofColours.map((rule) => [rule, { enabled: false }]));
  expect(await findings(page, { runOnly: { type: 'tag', values: all }, rules: off, within }), what).toEqual([]);
  if (!colours) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findings(page, { runOnly: { type: 'rule', values: ofColours }, within }), `${what}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** The same, and that nothing is too small or out of reach where it stands on a phone. */
export async function expectNoBarriersNarrowToo(
  page: Page,
  what: string,
  { colours = true, within }: { colours?: boolean; within?: string } = {},
): Promise<void> {
  await expectNoBarriers(page, what, { colours, ...(within ? { within } : {}) });
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 390, height: before.height });
  await frames(page);
  await expectNoBarriers(page, `${what}, 390 wide`, { colours: false, ...(within ? { within } : {}) });
  await page.setViewportSize(before);
  await frames(page);
}
