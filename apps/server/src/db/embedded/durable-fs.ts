import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { GROUP_AND_OTHERS } from '../../data-dir.ts';
import { UnsyncedFiles } from './unsynced-files.ts';

interface Stream {
  nfd?: number;
  node: object;
}

type Operation<Args extends unknown[]> = (...args: Args) => unknown;

interface NodeFsInternals {
  node_ops: {
    mknod: Operation<[parent: object, name: string, mode: number, device: number]>;
    rename: Operation<[node: object, parent: object, name: string]>;
    setattr: Operation<[node: object, change: { mode?: number }]>;
  };
  stream_ops: {
    write: Operation<[stream: Stream, ...unknown[]]>;
    setattr: Operation<[stream: Stream, change: { mode?: number }]>;
    fsync?: (stream: Stream) => number;
  };
  realPath(node: unknown): string;
}

/**
 * PGlite on Node never calls fsync: it starts with `-F` and its file system has no hook for it.
 * This adds the hook, so that an acknowledged commit survives a power cut.
 */
class DurableNodeFS extends NodeFS {
  readonly #unsynced: UnsyncedFiles;

  constructor(dataDir: string, unsynced: UnsyncedFiles) {
    super(dataDir);
    this.#unsynced = unsynced;
  }

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...args);
    result.emscriptenOpts.preRun?.push((mod: object) => {
      const nodefs = nodeFsOf(mod);
      restrictToOwner(nodefs);
      const pathOf = (node: unknown) => relative(this.rootDir, nodefs.realPath(node));
      recordChanges(nodefs, this.#unsynced, pathOf);
      nodefs.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncPath(nodefs.realPath(node));
        else if (this.#unsynced.mayContain(pathOf(node))) fdatasyncSync(nfd);
        return 0;
      };
    });
    return result;
  }
}

/** The database sets file modes itself, ignoring the process's umask. */
function restrictToOwner({ node_ops, stream_ops }: NodeFsInternals): void {
  const ownerOnly = (mode: number) => mode & ~GROUP_AND_OTHERS;
  const change = <T extends { mode?: number }>(wanted: T): T =>
    wanted.mode === undefined ? wanted : { ...wanted, mode: ownerOnly(wanted.mode) };
  const { mknod, setattr } = node_ops;
  const { setattr: setStreamAttr } = stream_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, ownerOnly(mode), device);
  node_ops.setattr = (node, wanted) => setattr(node, change(wanted));
  stream_ops.setattr = (stream, wanted) => setStreamAttr(stream, change(wanted));
}

/** Records each file before its first change. */
function recordChanges(
  { node_ops, stream_ops }: NodeFsInternals,
  unsynced: UnsyncedFiles,
  pathOf: (node: unknown) => string,
): void {
  const { mknod, rename, setattr } = node_ops;
  const { write, setattr: setStreamAttr } = stream_ops;
  const recorded = new WeakSet<object>();
  const record = (node: object) => {
    if (recorded.has(node)) return;
    unsynced.add(pathOf(node));
    recorded.add(node);
  };
  stream_ops.write = (stream, ...rest) => {
    record(stream.node);
    return write(stream, ...rest);
  };
  stream_ops.setattr = (stream, ...rest) => {
    record(stream.node);
    return setStreamAttr(stream, ...rest);
  };
  node_ops.setattr = (node, ...rest) => {
    record(node);
    return setattr(node, ...rest);
  };
  node_ops.mknod = (parent, name, ...rest) => {
    unsynced.add(join(pathOf(parent), name));
    return mknod(parent, name, ...rest);
  };
  node_ops.rename = (node, parent, name) => {
    unsynced.add(join(pathOf(parent), name));
    return rename(node, parent, name);
  };
}

function syncPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Options with real fsync and small memory settings. */
function durableOptions(dataDir: string, unsynced: UnsyncedFiles): PGliteOptions {
  return {
    fs: new DurableNodeFS(dataDir, unsynced),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...settings({ wal_sync_method: 'fsync', ...SMALL }),
    ],
  };
}

/** Opens the database of a folder; files that a killed process left unsynced are synced first. */
export async function openDurable(dataDir: string): Promise<PGlite> {
  const unsynced = new UnsyncedFiles(dataDir);
  const db = await PGlite.create(durableOptions(dataDir, unsynced));
  unsynced.begin();
  return db;
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

// PGlite's types omit Emscripten's module; a test counts the fsync calls.
const nodeFsOf = (mod: object): NodeFsInternals => (mod as { NODEFS: NodeFsInternals }).NODEFS;
