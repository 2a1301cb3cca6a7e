import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FeedbackPayload } from '../../shared/feedback';

/** The folder of the collected feedback, below the project's root. Not committed. */
export const FEEDBACK_FOLDER = '.feedback';
export const FEEDBACK_FILE = 'feedback.jsonl';

/** A line of the file. */
export interface FeedbackEntry extends FeedbackPayload {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** The methods of an open file that are used here: `fs.FileHandle`, or a mock that fails. */
export type AppendableFile = Pick<
  fs.FileHandle,
  'appendFile' | 'close' | 'read' | 'stat' | 'sync' | 'truncate'
>;

/** An open file, and whether its last line is incomplete. */
export interface OpenedFile {
  readonly file: AppendableFile;
  readonly endsInTornLine: boolean;
}

export interface FeedbackStore {
  /** Resolves once the entry is on disk. If it rejects, the entry doesn't count. */
  append(payload: FeedbackPayload): Promise<FeedbackEntry>;
  close(): Promise<void>;
}

interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Appends entries to a file, one JSON object per line. Several processes can do so at once, because
 * accepted content never changes. A line that a crash truncated was never accepted; the next entry
 * starts on a new line. A write that fails is taken back, because its entries count as rejected and
 * are sent again.
 *
 * @param open opens the file for appending
 * @param isCurrent whether an open file is still the one at its path: somebody may have deleted or
 * replaced it. By default, it always is.
 */
export async function createFeedbackStore(
  open: () => Promise<OpenedFile>,
  isCurrent: (file: AppendableFile) => Promise<boolean> = async () => true,
): Promise<FeedbackStore> {
  let { file, endsInTornLine: isTorn } = await open();
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  /** Writes and syncs all entries that arrived in the meantime together. */
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await write(batch.map(({ line }) => line).join(''));
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        batch.forEach(({ reject }) => reject(error));
      }
    }
  }

  async function write(lines: string): Promise<void> {
    if (!(await isCurrent(file))) {
      const opened = await open();
      await file.close();
      ({ file, endsInTornLine: isTorn } = opened);
    }
    const { size } = await file.stat();
    const text = isTorn ? `\n${lines}` : lines;
    try {
      await file.appendFile(text);
      await file.sync();
      isTorn = false;
    } catch (error) {
      // A full disk writes what still fits, also whole lines.
      isTorn = !(await takeBack(size, text)) || isTorn;
      throw error;
    }
  }

  /**
   * Restores the size from before a write that failed, if what follows is only of that write: another
   * process can have written, too.
   *
   * @returns whether it is restored
   */
  async function takeBack(size: number, text: string): Promise<boolean> {
    try {
      const rest = Buffer.alloc((await file.stat()).size - size);
      if (rest.length > 0) {
        await file.read(rest, 0, rest.length, size);
      }
      if (!Buffer.from(text).subarray(0, rest.length).equals(rest)) {
        return false;
      }
      await file.truncate(size);
      return true;
    } catch {
      return false;
    }
  }

  return {
    async append(payload) {
      const entry = { id: randomUUID(), receivedAt: new Date().toISOString(), ...payload };
      const line = `${JSON.stringify(entry)}\n`;
      await new Promise<void>((resolve, reject) => {
        waiting.push({ line, resolve, reject });
        writing ??= writeAll().finally(() => {
          writing = null;
        });
      });
      return entry;
    },

    async close() {
      await writing;
      await file.close();
    },
  };
}

/** Opens the store of a folder, which is created if missing. */
export async function openFeedbackStore(folder: string): Promise<FeedbackStore> {
  const fileName = path.join(folder, FEEDBACK_FILE);
  return createFeedbackStore(
    async () => {
      // `git clean` also deletes the folder.
      await fs.mkdir(folder, { recursive: true });
      const file = await fs.open(fileName, 'a+');
      await syncFolder(folder);
      return { file, endsInTornLine: await isLastLineTorn(file) };
    },
    async (file) => {
      const [own, there] = await Promise.all([
        file.stat(),
        fs.stat(fileName).catch(() => undefined),
      ]);
      return there !== undefined && own.ino === there.ino && own.dev === there.dev;
    },
  );
}

/** Syncs the folder, because otherwise a power failure could remove a new file. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await fs.open(folder);
    await handle.sync();
    await handle.close();
  } catch {
    // Windows can't open folders, and writes their entries itself.
  }
}

async function isLastLineTorn(file: fs.FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) {
    return false;
  }
  const last = Buffer.alloc(1);
  await file.read(last, 0, 1, size - 1);
  return last.toString() !== '\n';
}
