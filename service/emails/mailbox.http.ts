import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adminMailboxTexts } from '../../messages/en/admin/mailbox.ts';
import { english as t } from '../../messages/translate.ts';
import { notFound } from '../core/app-error.ts';
import { formatInstant } from '../core/day.ts';
import type { Config } from '../platform/config.ts';
import { html, type Markup, raw } from './html.ts';
import { listMailbox, type MailboxEmail, readFromMailbox } from './mailbox.ts';

// no scripts at all; emails use inline styles, which cannot run anything
const policy =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const style = raw(`
  :root { color-scheme: light dark; --paper: #FCF9F4; --card: #fff; --ink: #211A16; --soft: #6B5D52; --rule: #ECE3D8; --accent: #B5371F; }
  @media (prefers-color-scheme: dark) { :root { --paper: #17110E; --card: #221A16; --ink: #F6EEE6; --soft: #C9BBAE; --rule: #3A2E27; --accent: #FF9B80; } }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif; }
  main { max-width: 880px; margin: 0 auto; padding: 40px 16px 64px; }
  h1 { font: 600 32px/1.2 Fraunces, Georgia, serif; margin: 0 0 8px; overflow-wrap: anywhere; }
  p { margin: 0 0 24px; color: var(--soft); overflow-wrap: anywhere; }
  a { color: var(--accent); }
  ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--rule); }
  li a { display: grid; gap: 2px 16px; grid-template-columns: 1fr auto; padding: 16px 8px; border-bottom: 1px solid var(--rule); color: inherit; text-decoration: none; }
  li a:hover, li a:focus-visible { background: var(--card); }
  li strong { overflow-wrap: anywhere; }
  li span { color: var(--soft); font-size: 14px; }
  iframe { display: block; width: 100%; height: 75vh; border: 1px solid var(--rule); border-radius: 12px; background: #FCF9F4; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 20px; border: 1px solid var(--rule); border-radius: 12px; background: var(--card); font: 14px/1.6 ui-monospace, monospace; }
  h2 { font: 600 20px/1.3 Fraunces, Georgia, serif; margin: 32px 0 12px; }
`);

function page(reply: FastifyReply, title: string, body: Markup): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${style}</style></head><body><main>${body}</main></body></html>`.text,
    );
}

const back = html`<a href="/mailbox">${t(adminMailboxTexts.mailbox)}</a>`;

function listBody(emails: readonly MailboxEmail[]): Markup {
  const rows = emails.map(
    ({ id, to, subject, at }) =>
      html`<li><a href="/mailbox/${id}"><strong>${subject}</strong><span>${formatInstant(t, at)}</span><span>${t(adminMailboxTexts.to, { email: to })}</span></a></li>`,
  );
  const list = rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>${t(adminMailboxTexts.none)}</p>`;
  return html`<h1>${t(adminMailboxTexts.mailbox)}</h1><p>${t(adminMailboxTexts.lead)}</p>${list}`;
}

function emailBody({ to, subject, at, html: content, plain }: MailboxEmail): Markup {
  return html`<p style="margin:0 0 12px">${back}</p><h1>${subject}</h1><p>${t(adminMailboxTexts.toAt, { email: to, at: formatInstant(t, at) })}</p>
<iframe title="${t(adminMailboxTexts.theEmail)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${content}"></iframe>
<h2>${t(adminMailboxTexts.plain)}</h2><pre>${plain}</pre>`;
}

/**
 * Emails contain links that open accounts: only this machine may read them, not through a proxy, and only by an address
 * of ours. Otherwise a foreign host name that resolves to 127.0.0.1 could read them as its own pages.
 */
function isLocal(request: FastifyRequest, ourHost: string): boolean {
  const address = request.socket.remoteAddress ?? '';
  const here = /^(127\.|::1$|::ffff:127\.)/.test(address) && request.headers['x-forwarded-for'] === undefined;
  return here && ['localhost', '127.0.0.1', '[::1]', ourHost].includes(hostnameOf(request.headers.host));
}

/** The host without its port; empty for an invalid host. */
function hostnameOf(host: string | undefined): string {
  return /^(\[[\da-f:]+\]|[\w.-]+)(?::\d+)?$/i.exec(host ?? '')?.[1]?.toLowerCase() ?? '';
}

/**
 * Serves the emails of DATA_DIR/mailbox at /mailbox to this machine, if no mail server is set and it is not a
 * production.
 */
export function openMailbox(
  app: FastifyInstance,
  config: Pick<Config, 'mode' | 'smtpUrl' | 'dataDir' | 'publicUrl'>,
): void {
  if (config.mode === 'production' || config.smtpUrl) return;
  const { hostname } = new URL(config.publicUrl);
  app.addHook('onRequest', async (request) => {
    if (!isLocal(request, hostname)) throw notFound();
  });
  app.get('/mailbox', async (_request, reply) =>
    page(reply, t(adminMailboxTexts.title), listBody(await listMailbox(config.dataDir))),
  );
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const email = await readFromMailbox(config.dataDir, request.params.id);
    if (email) return page(reply, t(adminMailboxTexts.titleOfEmail, { subject: email.subject }), emailBody(email));
    return page(
      reply.code(404),
      t(adminMailboxTexts.title),
      html`<h1>${t(adminMailboxTexts.notFound)}</h1><p>${back}</p>`,
    );
  });
}
