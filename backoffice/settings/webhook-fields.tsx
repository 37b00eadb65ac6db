import { adminWebhooksTexts } from '../../messages/en/admin/webhooks.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { CheckboxField, TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { fieldProps } from '../ui/admin-form.tsx';

interface Props {
  name?: string;
  url?: string;
  events?: readonly string[];
  /** All events that it can subscribe to. */
  all: readonly string[];
  refused: Refused | undefined;
}

/** The webhook's name, address and events. */
export function WebhookFields({ name = '', url = '', events = [], all, refused }: Props) {
  const t = useText();
  const problem = refused?.errors['events'];
  return (
    <>
      <TextField label={t(adminWebhooksTexts.name)} autoComplete="off" {...fieldProps(refused, 'name', name)} />
      <TextField
        label={t(adminWebhooksTexts.url)}
        inputMode="url"
        autoComplete="off"
        hint={t(adminWebhooksTexts.urlHint)}
        {...fieldProps(refused, 'url', url)}
      />
      <fieldset aria-describedby={problem ? 'events-problem' : undefined} data-wrong={problem ? '' : undefined}>
        <legend className="mb-1 text-sm font-semibold">{t(adminWebhooksTexts.events)}</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {all.map((event) => (
            <CheckboxField
              key={event}
              label={event}
              name={`event.${event}`}
              value="yes"
              defaultChecked={refused ? refused.typed[`event.${event}`] === 'yes' : events.includes(event)}
            />
          ))}
        </div>
        {problem ? (
          <p id="events-problem" role="alert" className="mt-1.5 text-sm font-medium text-danger">
            {problem}
          </p>
        ) : null}
      </fieldset>
    </>
  );
}
