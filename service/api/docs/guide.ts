import { html, type Markup } from '../../emails/html.ts';
import { webhookEvents } from '../../webhooks/webhook.ts';
import type { DocumentedSection } from '../openapi.ts';
import type { OpenApi } from '../openapi-schema.ts';
import { code } from './page.ts';
import { operationsOf } from './section.ts';

const operators: readonly (readonly [string, string])[] = [
  ['$eq, $ne', 'equal, not equal; `filters[field]=x` means `$eq`'],
  ['$lt, $lte, $gt, $gte', 'less, greater'],
  ['$in, $notIn, $between', 'one of a list, none of it, from the first to the second'],
  ['$contains, $startsWith, $endsWith, $notContains', 'parts of a text; `%` and `_` are plain characters'],
  ['$eqi, $nei, $containsi, $notContainsi, $startsWithi, $endsWithi', 'the same, whatever the case'],
  ['$null, $notNull', 'empty, not empty'],
  ['$and, $or, $not', 'conditions together, any of them, the opposite'],
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
<p>Stays, attractions, tour packages and cars of India as JSON, in the format of the Strapi 5 REST API: a client written for
that, such as <code>@strapi/client</code>, works here unchanged. The same calls serve our own pages.</p>
<pre>curl -g '${origin}/api/stays?filters[type][$eqi]=villas&amp;sort=price&amp;populate=amenities&amp;pagination[pageSize]=3'</pre>
<p>A list answers <code>{"data": […], "meta": {"pagination": …}}</code>, one entry <code>{"data": {…}, "meta": {}}</code>. An entry has a
number <code>id</code> and a <code>documentId</code>, which stays the same for ever. Amounts are rupees, instants are UTC.
Programs read the same in the <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>

<h2 id="asking">Asking for what you need</h2>
<p>Parameters have brackets, encoded or not. Unknown ones at the top are overlooked; unknown fields, relations and operators are refused,
so that a misspelt filter never answers everything.</p>
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
<p>Related entries are shown when <code>populate</code> names them, and absent otherwise. A page holds 25 entries unless told, and at most
1,000. Conditions, relations and levels of a query are bounded; one past a bound is refused at once.</p>
<p>Answers carry an <code>ETag</code>. Send it back as <code>If-None-Match</code> and an unchanged answer is an empty 304.</p>

<h2 id="bearers">Who asks</h2>
<p>What is published is open to everybody. Anything else needs <code>Authorization: Bearer …</code> with one of two things. The
<code>jwt</code> of a sign-in (<a href="/api/docs/accounts">Accounts</a>) lets the call do what the person may do. An API token
(<a href="/api/docs/api-tokens">API tokens</a>), which begins with <code>pat_</code>, lets a program do what its scopes say:
<code>{"stay": ["find", "findOne", "update"], "media": ["create"]}</code>. A bearer that is not known is refused, even where none is needed.</p>

<h2 id="writing">Writing</h2>
<p>Bodies are <code>{"data": {…}}</code>; an update names what changes and leaves the rest. Relations take ids or documentIds, all of them or
<code>{"connect": […], "disconnect": […]}</code>. Send <code>If-Match</code> with the tag that you have read, and nobody's change is
overwritten: the answer is 412 when somebody was faster. Send <code>Idempotency-Key</code> when you make an entry, and repeating the
request makes no second one. What is new is published at once unless the address says <code>?status=draft</code>.</p>

<h2 id="refusals">Refusals</h2>
<pre>{"data": null, "error": {"status": 400, "name": "ValidationError", "message": "Invalid key nope", "details": {…}}}</pre>
<table class="pairs"><thead><tr><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead>${rows(errors)}</table>

<h2 id="webhooks">Being told</h2>
<p>Instead of asking again and again, let a <a href="/api/docs/webhooks">webhook</a> tell you. Each event is posted as JSON with its
<code>id</code>, <code>event</code>, <code>createdAt</code> and what it is about. Answer with any 2xx within ten seconds; anything else is tried again for
hours, with growing pauses. The same <code>id</code> can come twice, and events can overtake each other.</p>
<p>Events: ${webhookEvents.map((event, index) => html`${index > 0 ? ', ' : ''}<code>${event}</code>`)}.</p>
<p>After <code>booking.forgotten</code> a booking names nobody any more: the traveller has deleted the account. It says the
<code>bookingId</code> and when. Whoever keeps a copy of what was told of it takes the person out of that too.</p>
<p>Check where a delivery comes from before you believe it:</p>
<pre>import { createHmac, timingSafeEqual } from 'node:crypto';

function isOurs(secret, header, body) { // X-Padharo-Signature, and the body as it came
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
