/** Every kind of notification; its texts have the same key in the `notificationTexts` messages. */
export type NotificationKind =
  | 'seed.onboarding'
  | 'seed.dashboard'
  | 'seed.assistants'
  | 'avatar.ready'
  | 'icp.ready'
  | 'channels.ready'
  | 'channels.failed'
  | 'download.ready';
