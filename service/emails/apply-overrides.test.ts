import { expect, test } from 'vitest';
import { flat } from '../../tests/sent-emails.ts';
import { applyOverrides, templatesOf } from './apply-overrides.ts';
import { aside, type Block, button, emailText, lines, note, paragraph, type TemplateBlock, table } from './blocks.ts';
import { escapeHtml } from './html.ts';
import { frameWords, noOverrides, template } from './message-template.ts';
import { renderPlain } from './render-email.ts';
import { renderHtml } from './render-html.ts';

const to = 'https://padharo.test/a';
const say = (place: string) => template(`House ${place}`);

/** Each kind with its own sentence in every position; a new kind does not compile without a line here. */
const everyKind: Readonly<Record<Block['kind'], TemplateBlock>> = {
  paragraph: paragraph(say('paragraph'), ' ', { strong: say('strong paragraph') }),
  note: note({ strong: say('strong note') }, ' ', say('note')),
  aside: aside(say('aside'), ' ', { strong: say('strong aside') }),
  lines: lines([say('line'), say('next line')]),
  table: table(say('table'), [{ label: say('row'), amount: say('amount of row') }]),
  button: button(to, say('button')),
  items: {
    kind: 'items',
    items: [
      { label: say('label'), name: say('name'), details: [say('detail'), say('last detail')], amount: say('amount') },
    ],
    sums: [{ label: say('sum'), amount: say('amount of sum') }],
    total: { label: say('total'), amount: say('amount of total') },
  },
};

const email = emailText({
  subject: say('subject'),
  preheader: say('preview'),
  title: say('title'),
  about: say('about'),
  blocks: Object.values(everyKind),
  reason: say('reason'),
  leave: to,
});
const standards = templatesOf(email).map(({ template }) => template.standard);
const frame = Object.values(frameWords).map(({ standard }) => standard);
const own = (standard: string) => `<b>My ${standard}!</b>`;

test('every sentence of every kind of block, and of the frame, is overridden in both forms, as text', () => {
  expect(standards).toHaveLength(29);
  expect(standards).toEqual(expect.arrayContaining(frame));
  const content = applyOverrides(email, own);
  expect(content.subject).toBe(own('House subject'));
  const [html, plain] = [renderHtml(content), flat(renderPlain(content))];
  expect(html).not.toMatch(/<\/?b>/);
  const nowhere = { html: ['House subject'], plain: ['House subject', 'House preview', frameWords.noButton.standard] };
  const shown = (form: keyof typeof nowhere) => standards.filter((standard) => !nowhere[form].includes(standard));
  const rest = (form: string, words: readonly string[]) =>
    words.reduce((left, run) => {
      expect(left).toContain(run);
      return left.replaceAll(run, '');
    }, form);
  const left = [
    rest(
      html,
      shown('html').map((standard) => escapeHtml(own(standard))),
    ),
    rest(plain, shown('plain').map(own)),
  ];
  for (const form of left) for (const standard of ['House', ...frame]) expect(form).not.toContain(standard);
});

test('texts that are not templates stay unchanged', () => {
  const text = emailText({
    subject: 'Asha',
    preheader: 'Asha',
    title: 'Asha',
    reason: 'Asha',
    blocks: [paragraph('Asha', { strong: 'Asha' }), lines(['Asha']), button(to, 'Asha')],
  });
  const { frame: _, ...content } = applyOverrides(text, () => 'other words');
  expect(content).toEqual(text);
  expect(
    templatesOf(text)
      .map(({ template }) => template.standard)
      .sort(),
  ).toEqual([frameWords.tagline.standard, frameWords.noButton.standard].sort());
});

test('a sentence is listed once, with the parts of the email in which it appears', () => {
  const twice = template('Held until {until}.', { until: 'noon' });
  const text = emailText({
    subject: twice,
    preheader: template('Look.'),
    title: twice,
    reason: template('Because.'),
    blocks: [paragraph(twice, twice), button(to, template('Go'))],
  });
  expect(Object.fromEntries(templatesOf(text).map(({ template, parts }) => [template.standard, parts]))).toEqual({
    [twice.standard]: ['subject', 'headline', 'text'],
    'Look.': ['preview'],
    Go: ['button'],
    'Because.': ['foot'],
    [frameWords.tagline.standard]: ['foot'],
    [frameWords.noButton.standard]: ['text'],
  });
  const bare = emailText({ ...text, blocks: [], leave: to });
  const ofFrame = templatesOf(bare).filter(({ template }) => frame.includes(template.standard));
  expect(ofFrame.map(({ template }) => template)).toEqual([frameWords.tagline, frameWords.unsubscribe]);
  expect(applyOverrides(text, noOverrides).subject).toBe('Held until noon.');
});
