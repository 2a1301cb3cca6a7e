import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { FeedbackPayload } from '../../shared/feedback';

/** Folder of the collected feedback, below the project's root. Not committed. */
export const FEEDBACK_FOLDER = '.feedback';
export const FEEDBACK_FILE = 'feedback.jsonl';

/** One line of the file. */
export interface FeedbackEntry extends FeedbackPayload {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** What is needed of an open file: `fs.FileHandle`, or a stand-in that fails. */
export type AppendableFile = Pick<fs.FileHandle, 'appendFile' | 'sync' | 'close'>;

export interface FeedbackStore {
  /** Resolves when the entry is safe on the disk. Rejects when it is not: it does not count then. */
  append(payload: FeedbackPayload): Promise<FeedbackEntry>;
  close(): Promise<void>;
}

interface Waiting {
  readonly line: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Appends entries to a file, one JSON object a line. Several processes may do so at once: nothing
 * that is written is ever changed or cut off. A line that a crash has torn was never accepted; the
 * next line starts below it.
 *
 * @param file opened for appending
 * @param endsInTornLine whether the file's last line has no end
 */
export function createFeedbackStore(file: AppendableFile, endsInTornLine: boolean): FeedbackStore {
  let isTorn = endsInTornLine;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  /** What came in while the disk was busy is written and made safe in one go. */
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
        // How much of it was written is not known.
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

/** Opens the store of a folder, which is made when it is not there. */
export async function openFeedbackStore(folder: string): Promise<FeedbackStore> {
  await fs.mkdir(folder, { recursive: true });
  const fileName = path.join(folder, FEEDBACK_FILE);
  const file = await fs.open(fileName, 'a+');
  await syncFolder(folder);
  return createFeedbackStore(file, await isLastLineTorn(file));
}

/** The file's name is in the folder: without this, a power cut could take a new file with it. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await fs.open(folder);
    await handle.sync();
    await handle.close();
  } catch {
    // Windows does not open folders, and keeps their entries by itself.
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
