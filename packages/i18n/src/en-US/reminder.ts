/** The settings of the daily reminder. */
const reminder = {
  title: 'Daily reminder',
  text: 'One notification a day, at the hour you choose, with your objection of the day. Its text is always the same and carries none of your data. If you have already answered an objection that day, it is not sent.',
  switch: 'Remind me to practise',
  off: 'Off on this device',
  at: 'Every day at {{time}}',
  hour: 'Hour of the reminder',
  others_one: '{{count}} other device gets it too.',
  others_other: '{{count}} other devices get it too.',
  stopAll: 'Turn off everywhere',
  isOn: 'Reminder on',
  isOff: 'Reminder off',
  denied: 'Notifications are blocked. Allow them in the browser settings and try again.',
  missing:
    'This browser cannot receive notifications. Try Chrome, Edge, Firefox or an up-to-date Safari.',
  install:
    'On iPhone and iPad the reminder works only in the installed app (iOS 16.4 or newer): in Safari tap Share, then Add to Home Screen. Then open SalesAI from there and come back here.',
  loadError: 'Could not load your reminder.',
  failed: 'Could not change the reminder. Try again.',
};
export default reminder;
