import { adminWebhooksTexts } from '../../messages/en/admin/webhooks.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../../service/core/app-error.ts';
import { webhookEvents } from '../../service/webhooks/webhook.ts';
import { newWebhookBody } from '../../service/webhooks/webhook-bodies.ts';
import type { Fields } from './fields.ts';

/** The webhook in a form, parsed by the rules of the API. Throws ValidationError by field. */
export function webhookIn({ text }: Fields) {
  const events = webhookEvents.filter((event) => text(`event.${event}`) === 'yes');
  const typed = { name: text('name'), url: text('url').trim(), events, enabled: text('off') !== 'yes' };
  const read = newWebhookBody.safeParse(typed);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({ path: path.slice(0, 1).map(String), message }));
  throw invalid(sentence(adminWebhooksTexts.checkFields), { errors });
}
