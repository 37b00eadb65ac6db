// Draws docs/booking-lifecycle.md from the lifecycle of bookings.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EventName, lifecycle, ruleOf } from '../../service/booking/model/lifecycle.ts';

const names = Object.keys(lifecycle).filter((name): name is EventName => name in lifecycle);

/** Returns the text of docs/booking-lifecycle.md: a diagram of statuses, and a table of events. */
export function drawLifecycle(): string {
  const between = new Map<string, string[]>();
  for (const name of names)
    for (const [from, all] of Object.entries(ruleOf(name).status))
      for (const to of all)
        if (to !== from) {
          const arrow = `${from === 'new' ? '[*]' : from} --> ${to}`;
          between.set(arrow, [...(between.get(arrow) ?? []), name]);
        }
  const arrows = [...between].map(([arrow, events]) => `  ${arrow}: ${events.join(', ')}`);
  const rows = names.map((name) => {
    const rule = ruleOf(name);
    const cells = [
      name,
      rule.by.join(', '),
      Object.entries(rule.status)
        .map(([from, to]) => (to.join() === from ? from : `${from} → ${to.join(' or ')}`))
        .join(', '),
      Object.entries(rule.lines)
        .map(([from, to]) => (typeof to === 'string' ? `all ${from} → ${to}` : `named ${from} → ${to.join(' or ')}`))
        .join(', '),
      rule.history,
      ...[rule.stock, rule.money, rule.papers].map((effect) => (effect === 'none' ? '' : effect)),
      rule.emails.join(', '),
      rule.webhooks.join(', '),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# The lifecycle of a booking

Drawn by \`npm run fix\` from [service/booking/model/lifecycle.ts](../service/booking/model/lifecycle.ts), which \`applyEvent\` carries out.

\`\`\`mermaid
stateDiagram-v2
${arrows.join('\n')}
\`\`\`

| event | caused by | booking | lines | history | stock | money | papers | emails | webhooks |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}

export const lifecycleFile = join(import.meta.dirname, '../../docs/booking-lifecycle.md');

if (import.meta.main) await writeFile(lifecycleFile, drawLifecycle());
