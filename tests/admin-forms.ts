import type { Harness } from './harness.ts';

const origin = 'http://padharo.test';

/** Opens pages of the back office and sends their forms, as a browser without scripts does. */
export function adminForms(harness: Harness, cookie: string) {
  return {
    open: (path: string) => harness.app.inject({ method: 'GET', url: path, headers: { cookie } }),
    send: (path: string, fields: readonly (readonly [string, string])[]) =>
      harness.app.inject({
        method: 'POST',
        url: path,
        payload: new URLSearchParams(fields.map((field) => [...field])).toString(),
        headers: { cookie, origin: origin, 'content-type': 'application/x-www-form-urlencoded' },
      }),
  };
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Returns the fields of a form on a page as a browser would submit them: of the first form, or of the one whose
 * button has that `value`.
 */
export function fieldsIn(html: string, value?: string): [string, string][] {
  const forms = [...html.slice(html.indexOf('<main')).matchAll(/<form[^>]*method="post"[^>]*>([\s\S]*?)<\/form>/g)];
  const match =
    value === undefined ? forms[0] : forms.find(([whole]) => new RegExp(`<button[^>]*\\bvalue="${value}"`).test(whole));
  const form = match?.[1] ?? '';
  const found: [string, string][] = [];
  const tags = /<input\b([^>]*)>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>|<select\b([^>]*)>([\s\S]*?)<\/select>/g;
  for (const [, input, area, text = '', select, options = ''] of form.matchAll(tags)) {
    const own = input ?? area ?? select ?? '';
    const at = (name: string, of = own) => new RegExp(`\\b${name}="([^"]*)"`).exec(of)?.[1];
    const name = at('name');
    if (name === undefined) continue;
    if (area !== undefined) found.push([name, decoded(text)]);
    else if (select !== undefined) {
      const [, attributes = '', words = ''] = /<option\b([^>]*\bselected[^>]*)>([^<]*)/.exec(options) ?? [];
      found.push([name, decoded(at('value', attributes) ?? words)]);
    } else if (!['checkbox', 'radio'].includes(at('type') ?? '') || /\bchecked\b/.test(own))
      found.push([name, decoded(at('value') ?? '')]);
  }
  return found;
}

/** Returns the same fields with some values replaced. */
export function withValues(
  fields: readonly (readonly [string, string])[],
  values: Readonly<Record<string, string>>,
): (readonly [string, string])[] {
  const others = Object.entries(values).filter(([name]) => !fields.some(([own]) => own === name));
  return [...fields.map(([name, before]) => [name, values[name] ?? before] as const), ...others];
}
