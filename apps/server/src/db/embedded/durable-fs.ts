import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface NodeFsInternals {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath(node: unknown): string;
}

/**
 * PGlite on Node never calls fsync: it starts with `-F` and its file system has no hook for it.
 * This adds the hook, so that an acknowledged commit survives a power cut.
 */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun?.push((mod: object) => {
      const nodefs = nodeFsOf(mod);
      nodefs.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(nodefs.realPath(stream.node));
        else fdatasyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}

function syncPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** How the embedded database is opened: real fsync, and memory for one small product. */
export function durableOptions(dataDir: string): PGliteOptions {
  return {
    fs: new DurableNodeFS(dataDir),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...settings({ wal_sync_method: 'fsync', ...SMALL }),
    ],
  };
}

const SMALL = {
  shared_buffers: '16MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  wal_buffers: '1MB',
  max_wal_size: '64MB',
};

const settings = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

// Emscripten's module is not in PGlite's types; a test counts the fsync calls it leads to.
const nodeFsOf = (mod: object): NodeFsInternals => (mod as { NODEFS: NodeFsInternals }).NODEFS;
