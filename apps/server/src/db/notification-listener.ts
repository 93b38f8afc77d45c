import pg from 'pg';
import type { Subscriber, Unlisten } from './client.ts';

const RECONNECT_MS = 500;
/** A connection that dies silently is noticed after this time. */
const HEARTBEAT_MS = 10_000;
const RESPONSE_MS = 5_000;

/** Receives `pg_notify` messages of all nodes. */
export interface NotificationListener {
  /** Subscribes to a channel; resolves once no message sent from now on can be missed. */
  listen(channel: string, subscriber: Subscriber): Promise<Unlisten>;
  close(): Promise<void>;
}

/** One connection for all channels of this node; reconnects whenever it breaks. */
export function createNotificationListener(url: string): NotificationListener {
  const channels = new Map<string, Set<Subscriber>>();
  let open: Promise<pg.Client> | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'salesai-listen',
      connectionTimeoutMillis: RESPONSE_MS,
      query_timeout: RESPONSE_MS,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of channels.get(channel) ?? []) onMessage(payload);
    });
    client.on('error', () => undefined);
    await client.connect();
    for (const channel of channels.keys()) await client.query(listenTo(channel));
    watch(client);
    return client;
  };

  const watch = (client: pg.Client) => {
    const heartbeat = setInterval(() => {
      client.query('select 1').catch(() => void client.end().catch(() => undefined));
    }, HEARTBEAT_MS).unref();
    client.once('end', () => {
      clearInterval(heartbeat);
      open = undefined;
      if (!closed) void reconnect();
    });
  };

  const reconnect = async (): Promise<void> => {
    try {
      await connected();
      for (const subscribers of channels.values()) {
        for (const { onReconnect } of subscribers) onReconnect?.();
      }
    } catch {
      if (!closed) setTimeout(() => void reconnect(), RECONNECT_MS).unref();
    }
  };

  const connected = (): Promise<pg.Client> => {
    const connecting = open ?? connect();
    open = connecting;
    connecting.catch(() => {
      if (open === connecting) open = undefined;
    });
    return connecting;
  };

  return {
    async listen(channel, subscriber) {
      const subscribers = channels.get(channel) ?? new Set();
      channels.set(channel, subscribers.add(subscriber));
      await (await connected()).query(listenTo(channel));
      return async () => {
        subscribers.delete(subscriber);
      };
    },
    async close() {
      closed = true;
      await (await open?.catch(() => undefined))?.end();
    },
  };
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;
