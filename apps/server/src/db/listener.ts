import pg from 'pg';
import type { Hearing, Unlisten } from './client.ts';

const RECONNECT_MS = 500;
/** A connection that is dead without a word is noticed after this long. */
const SIGN_OF_LIFE_MS = 10_000;
const ANSWER_MS = 5_000;

/** What hears the news of all nodes. */
export interface Listener {
  /** Hears a channel; resolves once nothing said from now on can be missed. */
  listen(channel: string, hearing: Hearing): Promise<Unlisten>;
  close(): Promise<void>;
}

/** One connection of a node on which it hears all its channels; opened again whenever it breaks. */
export function createListener(url: string): Listener {
  const channels = new Map<string, Set<Hearing>>();
  let open: Promise<pg.Client> | undefined;
  let closed = false;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'salesai-listen',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { hear } of channels.get(channel) ?? []) hear(payload);
    });
    client.on('error', () => undefined);
    await client.connect();
    for (const channel of channels.keys()) await client.query(listenTo(channel));
    watch(client);
    return client;
  };

  const watch = (client: pg.Client) => {
    const pulse = setInterval(() => {
      client.query('select 1').catch(() => void client.end().catch(() => undefined));
    }, SIGN_OF_LIFE_MS).unref();
    client.once('end', () => {
      clearInterval(pulse);
      open = undefined;
      if (!closed) void reopen();
    });
  };

  const reopen = async (): Promise<void> => {
    try {
      await opened();
      for (const hearings of channels.values()) for (const { missed } of hearings) missed?.();
    } catch {
      if (!closed) setTimeout(() => void reopen(), RECONNECT_MS).unref();
    }
  };

  const opened = (): Promise<pg.Client> => {
    const opening = open ?? connect();
    open = opening;
    opening.catch(() => {
      if (open === opening) open = undefined;
    });
    return opening;
  };

  return {
    async listen(channel, hearing) {
      const hearings = channels.get(channel) ?? new Set();
      channels.set(channel, hearings.add(hearing));
      await (await opened()).query(listenTo(channel));
      return async () => {
        hearings.delete(hearing);
      };
    },
    async close() {
      closed = true;
      await (await open?.catch(() => undefined))?.end();
    },
  };
}

const listenTo = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;
