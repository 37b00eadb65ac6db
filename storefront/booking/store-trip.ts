import { productTypes } from '../../service/catalog/kinds.ts';
import { fetchOwn } from '../device/api.ts';
import { tripCaches } from '../device/storage.ts';
import { whenIdle } from '../rendering/later.ts';

/** What opens pages without a network. */
interface OfflinePages {
  /** Their addresses. */
  readonly pages: readonly string[];
  /** The addresses of our API that they read. */
  readonly answers: readonly string[];
  /** Loads the code of parts that the reader may open later. */
  readonly parts: () => Promise<unknown>;
}

/**
 * Stores these pages, of which the current one is one, their code and answers on the device, in place of what was stored
 * before; from then on they open without a network. Resolves to false where that is impossible: without HTTPS, or on a
 * full disk.
 */
export async function storeTrip({ pages, answers, parts }: OfflinePages): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  const { pathname } = window.location;
  try {
    await whenIdle();
    await Promise.all([parts(), navigator.serviceWorker.register('/trip-worker.js', { scope: scopeOf(pathname) })]);
    const cache = await caches.open(tripCaches + pathname);
    await Promise.all([
      ...answers.map(async (path) => cache.put(path, await fetchOwn(path))),
      ...pages.map((page) => cache.add(page)),
    ]);
    const documents = await Promise.all(pages.map(async (page) => (await cache.match(page))?.text() ?? ''));
    const files = [...filesOf(documents.join()), ...picturesOf()];
    await Promise.all(files.map(async (file) => (await cache.match(file)) ?? cache.add(file)));
    const current = new Set([...pages, ...answers, ...files].map(absolute));
    const old = (await cache.keys()).filter(({ url }) => !current.has(url));
    await Promise.all(old.map((request) => cache.delete(request)));
    return true;
  } catch {
    return false;
  }
}

const absolute = (path: string) => new URL(path, window.location.origin).href;

/** '/hi/booking/BK-1' is in '/hi/booking/'; the worker sees no other page. */
function scopeOf(pathname: string): string {
  return pathname.endsWith('/dashboard') ? pathname : pathname.slice(0, pathname.lastIndexOf('/') + 1);
}

/** The code, styles, letters and icons that this page has loaded, and those that its document names. */
function filesOf(html: string): Set<string> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name.replace(window.location.origin, ''));
  const named = html.match(/\/assets\/[\w./-]+/g) ?? [];
  return new Set([...loaded, ...named].filter((path) => path.startsWith('/assets/')));
}

/** Pictures of products that have been shown, and what replaces the others. */
function picturesOf(): string[] {
  const shown = [...document.images].filter(({ dataset, currentSrc }) => dataset['kind'] && currentSrc !== '');
  const own = shown.map(({ currentSrc }) => currentSrc).filter((source) => source.startsWith(window.location.origin));
  return [...own, ...productTypes.map((type) => `/default-${type}.svg`)];
}
