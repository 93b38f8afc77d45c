/** Every kind of notification; its texts stand under the same name in the `notices` messages. */
export type NoticeKind =
  | 'seed.onboarding'
  | 'seed.dashboard'
  | 'seed.assistants'
  | 'avatar.ready'
  | 'icp.ready'
  | 'channels.ready'
  | 'channels.failed'
  | 'download.ready';
