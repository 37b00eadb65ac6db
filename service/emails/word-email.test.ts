import { expect, test } from 'vitest';
import { catalogue } from '../../messages/catalogue.ts';
import { type Sentence, sentence } from '../../messages/message.ts';
import { flat } from '../../tests/sent-emails.ts';
import {
  amount,
  aside,
  type Block,
  button,
  emailText,
  lines,
  note,
  paragraph,
  type TemplateBlock,
  table,
} from './blocks.ts';
import { escapeHtml } from './html.ts';
import { renderPlain } from './render-email.ts';
import { renderHtml } from './render-html.ts';
import { sentencesOf, wordEmail } from './word-email.ts';
import { frameWords, standardWording } from './wording.ts';
import { webAddressOf } from './words.ts';

const to = 'https://padharo.test/a';
const sentenceOf = (text: string): Sentence => ({ message: { id: text, english: text, source: text }, values: {} });
const say = (place: string) => sentenceOf(`House ${place}`);
const sourceOf = ({ message: { source } }: Sentence) => source ?? '';

/** Each kind with its own sentence in every position; a new kind does not compile without a line here. */
const everyKind: Readonly<Record<Block['kind'], TemplateBlock>> = {
  paragraph: paragraph(say('paragraph'), ' ', { strong: say('strong paragraph') }),
  note: note({ strong: say('strong note') }, ' ', say('note')),
  amount: amount(say('large label'), say('large amount')),
  aside: aside(say('aside'), ' ', { strong: say('strong aside') }),
  lines: lines([say('line'), say('next line')]),
  table: table(say('table'), [{ label: say('row'), amount: say('amount of row') }]),
  button: button(to, say('button')),
  items: {
    kind: 'items',
    items: [
      {
        when: say('when'),
        picture: { at: webAddressOf(to), alt: say('name') },
        label: say('label'),
        name: say('name'),
        details: [say('detail'), say('last detail')],
        amount: say('amount'),
      },
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
const sentences = sentencesOf(email).map(({ sentence }) => sentence);
const standards = sentences.map(sourceOf);
const frame = Object.values(frameWords).map(sourceOf);
const own = (standard: string) => `<b>My ${standard}!</b>`;

test('every sentence of every kind of block, and of the frame, is overridden in both forms, as text', () => {
  expect(standards).toHaveLength(33);
  expect(standards).toEqual(expect.arrayContaining(frame));
  const content = wordEmail(email, {
    language: 'en',
    own: new Map(sentences.map((one) => [one.message.id, own(sourceOf(one))])),
    checkAt: standardWording('en').checkAt,
  });
  expect(content.subject).toBe(own('House subject'));
  const [html, plain] = [renderHtml(content), flat(renderPlain(content))];
  expect(html).not.toMatch(/<\/?b>/);
  const nowhere = { html: ['House subject'], plain: ['House subject', 'House preview', sourceOf(frameWords.noButton)] };
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
  const {
    frame: _,
    language,
    checkAt,
    ...content
  } = wordEmail(text, {
    language: 'hi',
    own: new Map([['Asha', 'other words']]),
    checkAt: standardWording('hi').checkAt,
  });
  expect(content).toEqual(text);
  expect(language).toBe('hi');
  expect(checkAt).toBe('https://padharo.example/hi/verify');
  expect(
    sentencesOf(text)
      .map(({ sentence }) => sourceOf(sentence))
      .sort(),
  ).toEqual([frameWords.tagline, frameWords.authentic, frameWords.noButton].map(sourceOf).sort());
});

test('a sentence is listed once, with the parts of the email in which it appears', () => {
  const { held } = catalogue('sample', { held: 'Held until {until}.' });
  const twice = sentence(held, { until: 'noon' });
  const text = emailText({
    subject: twice,
    preheader: sentenceOf('Look.'),
    title: twice,
    reason: sentenceOf('Because.'),
    blocks: [paragraph(twice, twice), button(to, sentenceOf('Go'))],
  });
  expect(Object.fromEntries(sentencesOf(text).map(({ sentence, parts }) => [sourceOf(sentence), parts]))).toEqual({
    [sourceOf(twice)]: ['subject', 'headline', 'text'],
    'Look.': ['preview'],
    Go: ['button'],
    'Because.': ['foot'],
    [sourceOf(frameWords.tagline)]: ['foot'],
    [sourceOf(frameWords.authentic)]: ['foot'],
    [sourceOf(frameWords.noButton)]: ['text'],
  });
  const bare = emailText({ ...text, blocks: [], leave: to });
  const ofFrame = sentencesOf(bare).filter(({ sentence }) => frame.includes(sourceOf(sentence)));
  expect(ofFrame.map(({ sentence }) => sentence)).toEqual([
    frameWords.tagline,
    frameWords.authentic,
    frameWords.unsubscribe,
  ]);
  expect(wordEmail(text, standardWording('en')).subject).toBe('Held until noon.');
});
