import { textIn } from '../../../messages/translate.ts';
import { type Day, formatDay } from '../../../service/core/day.ts';

/** The texts of Hindi pages, emails and papers. */
export const t = textIn('hi');

export const devanagari = /[\u0900-\u097f]/;

/** 'शनि, 12 दिसंबर 2026' */
export const inHindi = (day: Day): string => formatDay(t, day);

/** Matches that text and nothing around it. */
export const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.?()+*]/g, '\\$&')}$`);

/** Its letters alone: a PDF gives the signs around them in the order of their shapes. */
export const withoutSigns = (text: string): string => text.normalize('NFD').replaceAll(/[\p{M}\s]/gu, '');
