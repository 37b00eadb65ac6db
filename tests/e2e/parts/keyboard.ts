import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** True if the focus is visible: an outline on the element or on its container. */
function markOfFocus(): string {
  const element = document.activeElement;
  // past its end the page gives the focus to the browser, and gets it back at its beginning
  if (!element || element === document.body) return '';
  const box = element.getBoundingClientRect();
  // of a date the last stop is the button of its calendar, which is the browser's own and has its ring
  let marked = element.matches('[type^=date]:not(:focus-visible)');
  for (let at: Element | null = element, up = 0; at && up < 5; at = at.parentElement, up += 1) {
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) marked = true;
  }
  const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
  if (!marked) return `no mark on ${name}`;
  return box.width === 0 || box.height === 0 ? `no place for ${name}` : '';
}

/** Actions of a traveller without a mouse. */
export function hands(page: Page) {
  async function press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await page.keyboard.press(key);
  }
  return {
    press,
    type: (text: string) => page.keyboard.type(text),
    /** Replaces the content of the field. */
    retype: async (text: string): Promise<void> => {
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    /** Skips from the start of a page to its content with the skip link. */
    toContent: async (): Promise<void> => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    },
    /** Expects that the first invalid field has the focus and an error. */
    isRefused: async (field: Locator): Promise<void> => {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/./);
    },
    /** Expects that the result message of a form has the focus. */
    hears: async (text: string | RegExp): Promise<void> => {
      await expect(page.getByRole('status').filter({ hasText: text })).toBeFocused();
    },
    focused: (is: (element: Element) => boolean) =>
      page.evaluate(`(${is.toString()})(document.activeElement ?? document.body)`),
    /** Tabs to the element and expects a visible focus in page order on the way. */
    tabTo: async (to: Locator, most = 80, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
      await expect(to).toBeAttached();
      for (let step = 0; step < most; step += 1) {
        await page.evaluate(() => {
          Object.assign(window, { before: document.activeElement });
        });
        await page.keyboard.press(key);
        const turnedBack = await page.evaluate((back) => {
          const before = 'before' in window && window.before instanceof Node ? window.before : null;
          const now = document.activeElement;
          if (!before || !now || before === document.body || now === document.body || !before.isConnected) return false;
          const after = (before.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
          return after === back && !before.contains(now) && !now.contains(before);
        }, key !== 'Tab');
        expect(turnedBack, 'the focus turned back').toBe(false);
        expect(await page.evaluate(markOfFocus)).toBe('');
        if (await to.evaluate((element) => element === document.activeElement)) return;
      }
      throw new Error(`Not reached with ${most} times ${key}: ${to}`);
    },
  };
}
