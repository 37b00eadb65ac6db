import { expect, test } from 'vitest';
import { flat } from '../../tests/sent-emails.ts';
import { aside, type Block, button, emailText, lines, note, paragraph, table, type WrittenBlock } from './blocks.ts';
import { frameWords } from './frame-words.ts';
import { escapeHtml } from './html.ts';
import { houseWords, phrase } from './phrase.ts';
import { renderHtml } from './render-html.ts';
import { renderPlain } from './render-plain.ts';
import { phrasesOf, spoken } from './spoken.ts';

const to = 'https://padharo.test/a';
const say = (place: string) => phrase(`House ${place}`);

/** Each kind with a sentence of its own wherever it holds one; the compiler wants a line for a kind that is new. */
const everyKind: Readonly<Record<Block['kind'], WrittenBlock>> = {
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
const standards = phrasesOf(email).map(({ phrase }) => phrase.standard);
const frame = Object.values(frameWords).map(({ standard }) => standard);
const own = (standard: string) => `<b>My ${standard}!</b>`;

test('every sentence of every kind of block, and of the frame, is said in own words in both forms, as text', () => {
  expect(standards).toHaveLength(29);
  expect(standards).toEqual(expect.arrayContaining(frame));
  const said = spoken(email, own);
  expect(said.subject).toBe(own('House subject'));
  const [html, plain] = [renderHtml(said), flat(renderPlain(said))];
  expect(html).not.toMatch(/<\/?b>/);
  const nowhere = { html: ['House subject'], plain: ['House subject', 'House preview', frameWords.noButton.standard] };
  const shown = (form: keyof typeof nowhere) => standards.filter((standard) => !nowhere[form].includes(standard));
  const rest = (form: string, words: readonly string[]) =>
    words.reduce((left, one) => {
      expect(left).toContain(one);
      return left.replaceAll(one, '');
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

test('what is no sentence of the site stays as it is', () => {
  const text = emailText({
    subject: 'Asha',
    preheader: 'Asha',
    title: 'Asha',
    reason: 'Asha',
    blocks: [paragraph('Asha', { strong: 'Asha' }), lines(['Asha']), button(to, 'Asha')],
  });
  const { frame: _, ...said } = spoken(text, () => 'other words');
  expect(said).toEqual(text);
  expect(
    phrasesOf(text)
      .map(({ phrase }) => phrase.standard)
      .sort(),
  ).toEqual([frameWords.tagline.standard, frameWords.noButton.standard].sort());
});

test('a sentence is listed once, with the parts of the email in which it stands', () => {
  const twice = phrase('Held until {until}.', { until: 'noon' });
  const text = emailText({
    subject: twice,
    preheader: phrase('Look.'),
    title: twice,
    reason: phrase('Because.'),
    blocks: [paragraph(twice, twice), button(to, phrase('Go'))],
  });
  expect(Object.fromEntries(phrasesOf(text).map(({ phrase, parts }) => [phrase.standard, parts]))).toEqual({
    [twice.standard]: ['subject', 'headline', 'text'],
    'Look.': ['preview'],
    Go: ['button'],
    'Because.': ['foot'],
    [frameWords.tagline.standard]: ['foot'],
    [frameWords.noButton.standard]: ['text'],
  });
  const bare = emailText({ ...text, blocks: [], leave: to });
  const ofFrame = phrasesOf(bare).filter(({ phrase }) => frame.includes(phrase.standard));
  expect(ofFrame.map(({ phrase }) => phrase)).toEqual([frameWords.tagline, frameWords.unsubscribe]);
  expect(spoken(text, houseWords).subject).toBe('Held until noon.');
});
