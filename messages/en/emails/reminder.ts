import { catalogue } from '../../catalogue.ts';

export const emailsReminderTexts = catalogue('emails/reminder', {
  freeUntil: 'You can cancel free of charge until {until} (India time).',
  freeSubject: 'Free cancellation of {booking} ends soon',
  freeTitle: 'Free cancellation ends soon',
  thenPolicy: 'After that, the cancellation policy of your booking applies.',
  nothingToDo: 'If your plans have not changed, you do not need to do anything.',
  beginsSubject: 'Tomorrow: your booking {booking}',
  beginsTitle: 'Your trip starts tomorrow',
  beginsPreview: '{day}. Your vouchers, times and places.',
  starting: 'Starting {day}:',
  bring: 'Please bring your voucher, printed or on your phone, and your photo ID.',
  openVouchers: 'Open your vouchers',
  reviewTitle: 'How was your trip?',
  reviewPreview: 'Your review helps the next traveller decide.',
  welcomeBack: 'Welcome back. How did it go? Your review helps the next traveller decide:',
  writeReview: 'Open your booking to write a review. We will not ask again.',
  seeBookings: 'See your bookings',
});
