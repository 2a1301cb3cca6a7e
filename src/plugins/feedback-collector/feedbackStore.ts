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
export type AppendableFile = Pick<fs.FileHandle, 'appendFile' | 'sync' | 'close'>;

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
 * existing content never changes. A line that a crash truncated was never accepted; the next entry
 * starts on a new line.
 *
 * @param file opened for appending
 * @param endsInTornLine whether the file's last line is incomplete
 */
export function createFeedbackStore(file: AppendableFile, endsInTornLine: boolean): FeedbackStore {
  let isTorn = endsInTornLine;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  /** Writes and syncs all entries that arrived in the meantime together. */
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        const lines = batch.map(({ line }) => line).join('');
        await file.appendFile(isTorn ? `\n${lines}` : lines);
        isTorn = false;
        await file.sync();
        batch.forEach(({ resolve }) => resolve());
      } catch (error) {
        // How much was written is unknown.
        isTorn = true;
        batch.forEach(({ reject }) => reject(error));
      }
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
  await fs.mkdir(folder, { recursive: true });
  const fileName = path.join(folder, FEEDBACK_FILE);
  const file = await fs.open(fileName, 'a+');
  await syncFolder(folder);
  return createFeedbackStore(file, await isLastLineTorn(file));
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
