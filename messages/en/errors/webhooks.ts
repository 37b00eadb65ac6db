import { catalogue } from '../../catalogue.ts';

export const errorsWebhooksTexts = catalogue('errors/webhooks', {
  switchedOff: 'This webhook is switched off. Switch it on first.',
  tooManyWebhooks: 'You already have {most} webhooks, the maximum. Delete one first.',
});
