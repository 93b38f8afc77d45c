import type { Language } from '@salesai/contract/common';
import type { Notification } from '@salesai/contract/notifications';
import { WEB_PATHS, webLink } from '@salesai/contract/web-paths';
import { translatorFor } from '@salesai/i18n/server';
import type { UserCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
import type { NotificationKind } from '../../db/schema/notification-kind.ts';
import { AppError } from '../../http/app-error.ts';
import {
  insertNotifications,
  markAllRead,
  markRead,
  type NewNotification,
  type NotificationRow,
  newest,
} from './data.ts';

const SHOWN = 50;
const MINUTE = 60_000;
const TYPES: Record<NotificationKind, Notification['type']> = {
  'seed.onboarding': 'success',
  'seed.dashboard': 'info',
  'seed.assistants': 'info',
  'avatar.ready': 'success',
  'icp.ready': 'success',
  'channels.ready': 'success',
  'channels.failed': 'error',
  'download.ready': 'success',
};

/** The newest notifications in the caller's language, and how many are unread. */
export async function list({ db, actor, language }: UserCtx) {
  const rows = await newest(db, actor.id, SHOWN);
  const unread = rows[0]?.unread ?? 0;
  return { notifications: rows.map((row) => toNotification(row, language)), unread };
}

/** Marks one as read. @throws AppError 404 for another seller's notification. */
export async function read({ db, actor }: UserCtx, id: string): Promise<void> {
  const found = await db.transaction((tx) => markRead(tx, actor.id, id));
  if (!found) throw new AppError('NOT_FOUND');
}

/** Marks all as read. */
export async function readAll({ db, actor }: UserCtx): Promise<void> {
  await db.transaction((tx) => markAllRead(tx, actor.id));
}

/** Creates a notification in the transaction that it reports. */
export function notify(tx: Tx, userId: string, entry: NewNotification): Promise<void> {
  return insertNotifications(tx, userId, [entry]);
}

/** The three notifications that every new account starts with: docs/product.md#notifications. */
export function welcome(tx: Tx, userId: string, now = new Date()): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
  return insertNotifications(tx, userId, [
    { kind: 'seed.onboarding', href: webLink(WEB_PATHS.avatarOnboarding), createdAt: now },
    { kind: 'seed.dashboard', href: webLink(WEB_PATHS.avatarOnboarding), createdAt: ago(30) },
    { kind: 'seed.assistants', createdAt: ago(120), readAt: now },
  ]);
}

function toNotification(row: NotificationRow, language: Language): Notification {
  const t = translatorFor(language);
  // Kinds contain dots, so another key separator is needed.
  const text = (part: string) =>
    t(`notificationTexts:${row.kind}|${part}`, { keySeparator: '|', ...row.params });
  return {
    id: row.id,
    title: text('title'),
    message: text('message'),
    type: TYPES[row.kind],
    timestamp: row.createdAt.toISOString(),
    read: row.readAt !== null,
    href: row.href,
  };
}
