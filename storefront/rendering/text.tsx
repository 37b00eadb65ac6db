import { createContext, createElement, Fragment, type ReactNode, useContext } from 'react';
import type { Elements, RichMessage, Values } from '../../messages/message.ts';
import { english } from '../../messages/translate.ts';

const Language = createContext(english);

/** Formats messages in the language of the page: `const t = useText();` */
export const useText = () => useContext(Language);

/** A message with tags. `values`: those of its placeholders, and for each tag a function that makes its element. */
export function Rich<Text extends string>({
  message,
  values,
}: {
  message: RichMessage<Text>;
  values: Values<Text> & Elements<Text, ReactNode>;
}) {
  // as children one by one, they need no keys
  return createElement(Fragment, null, ...useText().parts<Text, ReactNode>(message, values));
}
