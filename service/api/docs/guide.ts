import { html, type Markup } from '../../emails/html.ts';
import { webhookEvents } from '../../webhooks/webhook.ts';
import type { DocumentedSection } from '../openapi.ts';
import type { OpenApi } from '../openapi-schema.ts';
import { code } from './page.ts';
import { operationsOf } from './section.ts';

const operators: readonly (readonly [string, string])[] = [
  ['$eq, $ne', 'equal, not equal; `filters[field]=x` means `$eq`'],
  ['$lt, $lte, $gt, $gte', 'less than, less than or equal, greater than, greater than or equal'],
  ['$in, $notIn, $between', 'in the list, not in the list, between two values'],
  ['$contains, $startsWith, $endsWith, $notContains', 'part of a text. `%` and `_` are plain characters'],
  ['$eqi, $nei, $containsi, $notContainsi, $startsWithi, $endsWithi', 'the same, ignoring case'],
  ['$null, $notNull', 'empty, not empty'],
  ['$and, $or, $not', 'all conditions, any condition, negation'],
];

function rows(items: readonly (readonly [string, string])[]): Markup {
  return html`<tbody>${items.map(([name, says]) => html`<tr><td><code>${name}</code></td><td>${code(says)}</td></tr>`)}</tbody>`;
}

/** The start page: how to call the API, permissions, errors, and where everything is. */
export function guideBody(doc: OpenApi, sections: readonly DocumentedSection[]): Markup {
  const origin = doc.servers[0]?.url ?? '';
  const refusals = Object.values(doc.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ responses }) => Object.entries(responses))
    .flatMap(([status, answer]) => ('$ref' in answer ? [[status, answer.$ref.split('/').at(-1) ?? ''] as const] : []));
  const errors = [...new Map(refusals)]
    .sort()
    .map(([status, name]) => [status, doc.components.responses[name]?.description ?? ''] as const);
  return html`
<p>Stays, attractions, tour packages and cars in India as JSON, in the format of the Strapi 5 REST API. Clients for that API, such as <code>@strapi/client</code>, work unchanged. Our own pages use the same calls.</p>
<pre>curl -g '${origin}/api/stays?filters[type][$eqi]=villas&amp;sort=price&amp;populate=amenities&amp;pagination[pageSize]=3'</pre>
<p>A list returns <code>{"data": […], "meta": {"pagination": …}}</code>, one entry returns <code>{"data": {…}, "meta": {}}</code>. An entry has a number <code>id</code> and a <code>documentId</code> that never changes. Amounts are in rupees, times in UTC. For programs, see the <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>

<h2 id="asking">Queries</h2>
<p>Parameters use brackets, encoded or not. Unknown top-level parameters are ignored. Unknown fields, relations and operators are refused, so a misspelt filter never returns everything.</p>
<table class="wide"><thead><tr><th scope="col">Operator</th><th scope="col">Meaning</th></tr></thead>${rows(operators)}</table>
<pre>filters[price][$between][0]=2000&amp;filters[price][$between][1]=5000
filters[$or][0][name][$containsi]=lake&amp;filters[$or][1][location][$containsi]=lake
filters[room_types][Price][$lte]=3000
sort=rating:desc,price
fields=name,price
populate=*
populate[room_types][fields]=Name,Price&amp;populate[room_types][sort]=Price
pagination[page]=2&amp;pagination[pageSize]=50
pagination[start]=100&amp;pagination[limit]=50&amp;pagination[withCount]=false</pre>
<p>Related entries are included only if <code>populate</code> names them. A page has 25 entries by default, and up to 1,000. Conditions, relations and levels of a query have limits. Queries beyond them are refused.</p>
<p>With <code>locale=hi</code> products and destinations come in Hindi, text by text: what is not translated is in English. Filters, search and order use English, and so does writing.</p>
<p>Answers have an <code>ETag</code>. Send it as <code>If-None-Match</code> to get an empty 304 if nothing has changed.</p>

<h2 id="bearers">Authentication</h2>
<p>Published content is public. Everything else needs <code>Authorization: Bearer …</code> with one of two values. The <code>jwt</code> of a sign-in (<a href="/api/docs/accounts">Accounts</a>) gives the call the permissions of the person. An API token (<a href="/api/docs/api-tokens">API tokens</a>), which starts with <code>pat_</code>, gives a program the permissions of its scopes:
<code>{"stay": ["find", "findOne", "update"], "media": ["create"]}</code>. An unknown bearer is refused, even for public content.</p>

<h2 id="writing">Writing</h2>
<p>Bodies are <code>{"data": {…}}</code>. An update changes only the fields it names. Relations take ids or documentIds, as a full list or as <code>{"connect": […], "disconnect": […]}</code>. Send <code>If-Match</code> with the tag you read to avoid overwriting someone else’s change. The answer is 412 if the entry has changed since. Send <code>Idempotency-Key</code> when you create an entry, so that a repeated request does not create a second one. New entries are published at once, unless you add <code>?status=draft</code>.</p>

<h2 id="refusals">Errors</h2>
<pre>{"data": null, "error": {"status": 400, "name": "ValidationError", "message": "Invalid key nope", "details": {…}}}</pre>
<table class="pairs"><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>${rows(errors)}</table>

<h2 id="webhooks">Webhooks</h2>
<p>Instead of polling, use a <a href="/api/docs/webhooks">webhook</a>. Each event is posted as JSON with its <code>id</code>, <code>event</code>, <code>createdAt</code> and subject. Answer with any 2xx within ten seconds. Otherwise we retry for hours, with growing pauses. The same <code>id</code> can arrive twice, and events can arrive out of order.</p>
<p>Events: ${webhookEvents.map((event, index) => html`${index > 0 ? ', ' : ''}<code>${event}</code>`)}.</p>
<p>After <code>booking.forgotten</code> a booking no longer contains personal data, because the traveller has deleted the account. The event has the <code>bookingId</code> and the time. If you keep copies of earlier events, remove the person from them too.</p>
<p>Verify the signature before you trust a delivery:</p>
<pre>import { createHmac, timingSafeEqual } from 'node:crypto';

function isOurs(secret, header, body) { // X-Padharo-Signature, and the raw body
  const [, t, v1] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const right = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest();
  const isFresh = Math.abs(Date.now() / 1000 - t) &lt; 300;
  return v1 !== undefined &amp;&amp; isFresh &amp;&amp; timingSafeEqual(right, Buffer.from(v1, 'hex'));
}</pre>

<h2 id="calls">All calls</h2>
${sections.map(
  ({ slug, name }) =>
    html`<h3><a href="/api/docs/${slug}">${name}</a></h3><ul>${operationsOf(doc, name).map(
      ({ method, path, operation }) =>
        html`<li><a href="/api/docs/${slug}#${operation.operationId}"><code>${method} ${path}</code></a> ${code(operation.summary)}</li>`,
    )}</ul>`,
)}`;
}
