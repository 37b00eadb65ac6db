import { adminCommandsTexts } from '../../messages/en/admin/commands.ts';
import { adminFrameTexts } from '../../messages/en/admin/frame.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { isProductType } from '../../service/catalog/kinds.ts';
import { type Day, formatDate, today } from '../../service/core/day.ts';
import { may, type Right } from '../../service/core/may.ts';
import type { StaffContext } from '../back-office.ts';
import type { Command } from '../commands/command.ts';
import { typeLabel } from '../content/entry-labels.ts';
import { navigationFor, wordsOfPages } from '../navigation.ts';
import { nextWeekend } from '../rules/typed-day.ts';
import { settingPagesOf } from '../settings/setting-pages.ts';
import { adminUrls } from '../urls.ts';
import { contentSubject, editedTypes } from './entry-list.ts';

interface GuardedAction {
  readonly title: Message;
  readonly words: Message;
  readonly to: string | ((t: Translate, today: Day) => string);
  readonly icon: Command['icon'];
  readonly right: Right;
}

/** Actions, with the right that the page of each needs. */
const actions: readonly GuardedAction[] = [
  {
    title: adminCommandsTexts.newBooking,
    words: adminCommandsTexts.newBookingWords,
    to: adminUrls.newBooking,
    icon: 'plus',
    right: 'change bookings',
  },
  {
    title: adminCommandsTexts.closeRooms,
    words: adminCommandsTexts.closeRoomsWords,
    to: (t, today) => {
      const { first, last } = nextWeekend(today);
      return adminUrls.calendarRule({ do: 'close', from: formatDate(t, first), last: formatDate(t, last) });
    },
    icon: 'calendar-days',
    right: 'change stock',
  },
  {
    title: adminCommandsTexts.changePrices,
    words: adminCommandsTexts.changePricesWords,
    to: adminUrls.calendarRules,
    icon: 'calendar-days',
    right: 'change stock',
  },
  {
    title: adminCommandsTexts.closeRooms,
    words: adminCommandsTexts.closeRoomsWords,
    to: adminUrls.calendar,
    icon: 'calendar-days',
    right: 'own listings',
  },
  {
    title: adminCommandsTexts.changePrices,
    words: adminCommandsTexts.changePricesWords,
    to: adminUrls.calendar,
    icon: 'calendar-days',
    right: 'own listings',
  },
  {
    title: adminCommandsTexts.openTape,
    words: adminCommandsTexts.openTapeWords,
    to: adminUrls.tape,
    icon: 'calendar-days',
    right: 'see bookings',
  },
  {
    title: adminCommandsTexts.printManifest,
    words: adminCommandsTexts.printManifestWords,
    to: adminUrls.manifest,
    icon: 'printer',
    right: 'see who travels',
  },
  {
    title: adminCommandsTexts.addPartner,
    words: adminCommandsTexts.addPartnerWords,
    to: adminUrls.partners,
    icon: 'handshake',
    right: 'manage partners',
  },
  {
    title: adminCommandsTexts.inviteStaff,
    words: adminCommandsTexts.inviteStaffWords,
    to: adminUrls.staff,
    icon: 'user-cog',
    right: 'manage staff',
  },
  {
    title: adminCommandsTexts.importFile,
    words: adminCommandsTexts.importFileWords,
    to: adminUrls.importContent(),
    icon: 'arrow-up-down',
    right: 'write content',
  },
];

/** The actions and pages that the viewer may open, for the command bar. */
export function commandsFor(t: Translate, ctx: StaffContext): Command[] {
  const { viewer } = ctx;
  const types = may(viewer, 'write content') ? editedTypes.map((type) => contentSubject(ctx, type).type) : [];
  const page = (title: string, to: string, icon: Command['icon'], words = ''): Command => ({
    group: 'page',
    title,
    to,
    icon,
    words,
  });
  const action = (title: string, to: string | null, icon: Command['icon'], words: string): Command => ({
    group: 'action',
    title,
    to,
    icon,
    words,
  });
  const words = wordsOfPages(t);
  return [
    ...actions
      .filter(({ right }) => may(viewer, right))
      .map(({ title, to, icon, words }) =>
        action(t(title), typeof to === 'string' ? to : to(t, today(ctx.now)), icon, t(words)),
      ),
    ...types
      .filter(({ name }) => isProductType(name))
      .map((type) =>
        action(
          t(adminCommandsTexts.addEntry, { type: typeLabel(type) }),
          adminUrls.addContent(type),
          'plus',
          t(adminCommandsTexts.addEntryWords),
        ),
      ),
    action(t(adminCommandsTexts.showKeys), null, 'keyboard', t(adminCommandsTexts.showKeysWords)),
    ...navigationFor(t, viewer).flatMap(({ places }) =>
      places.map(({ label, to, icon, goKey }): Command => {
        const found = page(label, to, icon, words.get(to));
        return { ...found, goKey };
      }),
    ),
    page(t(adminFrameTexts.myAccount), adminUrls.account, 'key-round', t(adminCommandsTexts.accountWords)),
    ...types.map((type) =>
      page(t(adminCommandsTexts.contentList, { type: typeLabel(type) }), adminUrls.contentList(type.name), 'file-text'),
    ),
    ...settingPagesOf(t, viewer).map(({ title, to, holds }) =>
      page(t(adminCommandsTexts.settingPage, { title }), to, 'settings', holds),
    ),
  ];
}
