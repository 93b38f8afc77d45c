import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from '../../data-dir.ts';

interface NodeFsInternals {
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, change: { mode?: number }): void;
  };
  stream_ops: {
    fsync?: (stream: { nfd?: number; node: unknown }) => number;
    setattr(stream: unknown, change: { mode?: number }): void;
  };
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
      closeToOthers(nodefs);
      nodefs.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(nodefs.realPath(stream.node));
        else fdatasyncSync(stream.nfd);
        return 0;
      };
    });
    return result;
  }
}

/** The engine sets modes by itself, past the process's umask: files that everybody may write. */
function closeToOthers({ node_ops, stream_ops }: NodeFsInternals): void {
  const closed = (mode: number) => mode & ~OTHERS;
  const change = <T extends { mode?: number }>(wanted: T): T =>
    wanted.mode === undefined ? wanted : { ...wanted, mode: closed(wanted.mode) };
  const { mknod, setattr } = node_ops;
  const { setattr: setStreamAttr } = stream_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, closed(mode), device);
  node_ops.setattr = (node, wanted) => setattr(node, change(wanted));
  stream_ops.setattr = (stream, wanted) => setStreamAttr(stream, change(wanted));
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
