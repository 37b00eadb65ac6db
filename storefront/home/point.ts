import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { IconName } from '../ui/icon-names.ts';

/** A point of a list such as 'What we offer', in any language. */
export interface PointMessages {
  readonly icon: IconName;
  readonly title: Message;
  readonly text: Message;
}

/** A point in the language of the page. */
export interface PointData {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

export function pointData(t: Translate, points: readonly PointMessages[]): PointData[] {
  return points.map(({ icon, title, text }) => ({ icon, title: t(title), text: t(text) }));
}
