import { html, type Markup, raw } from '../../emails/html.ts';
import type { DocumentedSection } from '../openapi.ts';
import { style } from './style.ts';

const groups = ['Content', 'Website', 'Operator'] as const;

function navigation(sections: readonly DocumentedSection[], current: string): Markup {
  const link = (href: string, name: string, here: boolean) =>
    html`<li><a href="${href}"${here ? raw(' aria-current="page"') : ''}>${name}</a></li>`;
  const lists = groups.map((group) => {
    const own = sections.filter((section) => section.group === group);
    return own.length === 0
      ? html``
      : html`<h2>${group}</h2><ul>${own.map(({ slug, name }) => link(`/api/docs/${slug}`, name, slug === current))}</ul>`;
  });
  return html`<nav aria-label="Documentation"><ul>${link('/api/docs', 'Guide', current === '')}<li><a href="/api/openapi.json">OpenAPI document</a></li></ul>${lists}</nav>`;
}

/** Text in which `names of the API` are between backticks. */
export function code(text: string): Markup {
  return html`${text.split('`').map((part, index) => (index % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;
}

/** A complete page of the documentation. */
export function documentationPage(
  sections: readonly DocumentedSection[],
  current: DocumentedSection | undefined,
  title: string,
  body: Markup,
): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Padharo API</title><link rel="icon" href="/favicon.svg"><style>${raw(style)}</style></head>
<body><a class="skip" href="#content">Skip to the content</a><div class="frame">
<header><a href="/api/docs">Padharo API</a></header>
${navigation(sections, current?.slug ?? '')}
<main id="content"><h1>${title}</h1>${body}</main></div></body></html>`.text;
}
