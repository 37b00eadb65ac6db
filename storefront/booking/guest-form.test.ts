import { expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import {
  businessInput,
  businessProblems,
  guestProblems,
  type LineQuestions,
  leadInput,
  lineInput,
} from './guest-form.ts';

const stay: LineQuestions = { key: '1', name: 'Lake House', arrival: true, names: 0 };
const safari: LineQuestions = { key: '2', name: 'Tiger Morning', arrival: false, names: 2 };
const business = { business: 'on', company: 'Ganga Exports', gstin: '27AAPFU0939F1ZV' };

test('the customer is the lead guest unless another is named, and empty fields are not sent', () => {
  const nothing = {
    leadTraveller: null,
    phone: null,
    requests: null,
    company: null,
    companyAddress: null,
    state: null,
    gstin: null,
  };
  expect(leadInput({ leadTraveller: ' Asha ', phone: ' ' }, 'Asha')).toEqual(nothing);
  expect(leadInput({ leadTraveller: 'Leela', requests: ' A cot ' }, 'Asha')).toEqual({
    ...nothing,
    leadTraveller: 'Leela',
    requests: 'A cot',
  });
});

test('a business is only sent if a business invoice was requested', () => {
  expect(leadInput(business, '')).toMatchObject({ company: 'Ganga Exports', gstin: '27AAPFU0939F1ZV' });
  const unwanted = { ...business, business: '' };
  expect(leadInput(unwanted, '')).toMatchObject({ company: null, gstin: null });
  expect(guestProblems(english, { ...unwanted, gstin: 'X' }, [])).toEqual({});
  expect(businessInput({ ...business, name: 'Asha' })).toEqual({
    company: 'Ganga Exports',
    companyAddress: null,
    state: null,
    gstin: '27AAPFU0939F1ZV',
  });
  expect(businessProblems(english, { business: 'on', gstin: 'X', name: '' })).toEqual({
    company: 'Please enter the name registered with this GSTIN',
    gstin: expect.stringContaining('GSTIN'),
  });
  expect(businessProblems(english, { business: 'on' })).toEqual({});
});

test('a line sends the answers to its questions: an arrival, or names one on each line', () => {
  const typed = { 'arrival-1': '22:30', 'names-1': 'Nobody', 'arrival-2': '10:00', 'names-2': ' Leela \n\r\n Tara ' };
  expect(lineInput(typed, stay)).toEqual({ arrivalTime: '22:30' });
  expect(lineInput(typed, safari)).toEqual({ names: ['Leela', 'Tara'] });
  expect(lineInput({}, stay)).toEqual({ arrivalTime: null });
});

test('errors are shown by their field', () => {
  expect(guestProblems(english, { ...business, leadTraveller: 'Leela', 'names-2': 'A\nB' }, [stay, safari])).toEqual(
    {},
  );
  expect(guestProblems(english, { business: 'on', gstin: '27AAPFU0939F1ZW', phone: 'x' }, [])).toMatchObject({
    gstin: expect.stringContaining('GSTIN'),
    phone: expect.stringContaining('phone'),
    company: 'Please enter the name registered with this GSTIN',
  });
  expect(guestProblems(english, { 'arrival-1': '25:00', 'names-2': 'A\nB\nC' }, [stay, safari])).toEqual({
    'arrival-1': 'Please enter a time such as 22:30',
    'names-2': 'Please enter at most 2 names.',
  });
  expect(guestProblems(english, { 'names-2': 'A\nwww.win.example' }, [safari])).toHaveProperty('names-2');
});
