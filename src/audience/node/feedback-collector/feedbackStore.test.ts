import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FeedbackPayload } from '../../shared/feedback';
import {
  createFeedbackStore,
  FEEDBACK_FILE,
  openFeedbackStore,
  type AppendableFile,
} from './feedbackStore';
import { readEntries } from './readEntries';

const feedback = (comment: string): FeedbackPayload => ({
  callback_id: 'send_feedback',
  rating: 0,
  comment,
  currentLocationURL: 'https://docs.example.com/x/',
  commentSectionURL: 'https://docs.example.com/x/#',
  commentSectionTitle: '',
  githubRepo: '',
  productId: 'x',
});

let folder: string;
const fileName = () => path.join(folder, FEEDBACK_FILE);
const read = () => readEntries(fs.readFileSync(fileName(), 'utf8'));
const comments = () => read().entries.map(({ comment }) => comment);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

it('appends a line for each entry', async () => {
  const first = await openFeedbackStore(path.join(folder));
  await first.append(feedback('one\ntwo'));
  await first.close();
  const second = await openFeedbackStore(folder);
  const { id, receivedAt } = await second.append(feedback('three'));
  await second.close();
  expect(comments()).toEqual(['one\ntwo', 'three']);
  expect(read().entries[1]).toMatchObject({ id, receivedAt, rating: 0 });
});

/** A store on a real file, some of whose methods are replaced. */
async function openFaulty(change: (file: fsp.FileHandle) => Partial<AppendableFile>) {
  const file = await fsp.open(fileName(), 'a+');
  const methods: AppendableFile = {
    appendFile: (...args) => file.appendFile(...args),
    close: () => file.close(),
    read: file.read.bind(file),
    stat: file.stat.bind(file),
    sync: () => file.sync(),
    truncate: (size) => file.truncate(size),
    ...change(file),
  };
  return createFeedbackStore(async () => ({ file: methods, endsInTornLine: false }));
}

const fullDisk = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

it('accepts an entry only once it is on disk', async () => {
  const steps: string[] = [];
  const store = await openFaulty(() => ({
    appendFile: async () => void steps.push('write'),
    sync: async () => void steps.push('sync'),
  }));
  await store.append(feedback('one')).then(() => steps.push('accepted'));
  await store.close();
  expect(steps).toEqual(['write', 'sync', 'accepted']);
});

describe('after a write that failed', () => {
  /** How many characters of the batch of three fit on the disk, which has an entry already. */
  it.each([0, 1, 20, 400, 700, Infinity])(
    'with %d characters on disk, none of its entries is there',
    async (fits) => {
      let isFull = false;
      const store = await openFaulty((file) => ({
        async appendFile(data) {
          const text = String(data);
          await file.appendFile(isFull ? text.slice(0, fits) : text);
          if (isFull) {
            throw fullDisk();
          }
        },
      }));
      await store.append(feedback('first'));
      isFull = true;
      const batch = ['a', 'b', 'c'].map((comment) => store.append(feedback(comment)));
      const results = await Promise.allSettled(batch);
      expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      expect(comments()).toEqual(['first']);
      isFull = false;
      await store.append(feedback('a'));
      await store.close();
      expect(comments()).toEqual(['first', 'a']);
      expect(read().tornLines).toBe(0);
    },
  );

  it('that could not be synced, its entries are not there either', async () => {
    const store = await openFaulty(() => ({ sync: () => Promise.reject(fullDisk()) }));
    await expect(store.append(feedback('lost'))).rejects.toMatchObject({ code: 'ENOSPC' });
    await store.close();
    expect(comments()).toEqual([]);
  });

  it('what another process has written stays, and the next entry starts a new line', async () => {
    const other = await openFeedbackStore(folder);
    let isFull = true;
    const store = await openFaulty((file) => ({
      async appendFile(data) {
        const text = String(data);
        await file.appendFile(isFull ? text.slice(0, 20) : text);
        if (isFull) {
          await file.appendFile('\n');
          await other.append(feedback('of another'));
          throw fullDisk();
        }
      },
    }));
    await expect(store.append(feedback('lost'))).rejects.toMatchObject({ code: 'ENOSPC' });
    isFull = false;
    await store.append(feedback('kept'));
    await Promise.all([store.close(), other.close()]);
    expect(comments()).toEqual(['of another', 'kept']);
  });

  it('a file that cannot be restored goes on with a new line', async () => {
    let isFull = true;
    const store = await openFaulty((file) => ({
      async appendFile(data) {
        const text = String(data);
        await file.appendFile(isFull ? text.slice(0, 20) : text);
        if (isFull) {
          throw fullDisk();
        }
      },
      truncate: () => Promise.reject(new Error('read-only')),
    }));
    await expect(store.append(feedback('lost'))).rejects.toMatchObject({ code: 'ENOSPC' });
    isFull = false;
    await store.append(feedback('kept'));
    await store.close();
    expect(comments()).toEqual(['kept']);
    expect(read().tornLines).toBe(1);
  });
});

const hasFullDevice = fs.existsSync('/dev/full');
(hasFullDevice ? it : it.skip)('reports a disk that is really full', async () => {
  const store = await createFeedbackStore(async () => ({
    file: await fsp.open('/dev/full', 'a'),
    endsInTornLine: false,
  }));
  await expect(store.append(feedback('lost'))).rejects.toMatchObject({ code: 'ENOSPC' });
  await store.close();
});

describe('while it is open', () => {
  it('a deleted file is created again', async () => {
    const store = await openFeedbackStore(folder);
    await store.append(feedback('before'));
    fs.rmSync(fileName());
    await store.append(feedback('after'));
    await store.close();
    expect(comments()).toEqual(['after']);
  });

  it('a deleted folder is created again, as after `git clean`', async () => {
    const store = await openFeedbackStore(folder);
    fs.rmSync(folder, { recursive: true });
    await store.append(feedback('after'));
    await store.close();
    expect(comments()).toEqual(['after']);
  });

  it('a file that was moved away is not written to anymore', async () => {
    const store = await openFeedbackStore(folder);
    await store.append(feedback('before'));
    const archive = path.join(folder, 'archive.jsonl');
    fs.renameSync(fileName(), archive);
    fs.writeFileSync(fileName(), '{"torn');
    await store.append(feedback('after'));
    await store.close();
    expect(comments()).toEqual(['after']);
    expect(readEntries(fs.readFileSync(archive, 'utf8')).entries).toHaveLength(1);
  });

  it('a folder that cannot be created again rejects entries, and goes on later', async () => {
    const store = await openFeedbackStore(folder);
    fs.rmSync(folder, { recursive: true });
    fs.writeFileSync(folder, 'a file in its place');
    await expect(store.append(feedback('lost'))).rejects.toThrow();
    fs.rmSync(folder);
    await store.append(feedback('kept'));
    await store.close();
    expect(comments()).toEqual(['kept']);
  });
});

it('continues below a line that was truncated by a crash', async () => {
  fs.writeFileSync(fileName(), '{"id":"1","receivedAt":"2026-');
  const store = await openFeedbackStore(folder);
  await store.append(feedback('after the crash'));
  await store.close();
  expect(comments()).toEqual(['after the crash']);
  expect(read().tornLines).toBe(1);
});

it('separates entries of two processes that write at once', async () => {
  const stores = await Promise.all([openFeedbackStore(folder), openFeedbackStore(folder)]);
  const all = Array.from({ length: 40 }, (_, index) => `comment ${index} ${'x'.repeat(3000)}`);
  await Promise.all(all.map((comment, index) => stores[index % 2]?.append(feedback(comment))));
  await Promise.all(stores.map((store) => store.close()));
  expect(comments().sort()).toEqual([...all].sort());
});

it('loses no accepted entry when it is killed during a write', async () => {
  const script = path.join(__dirname, 'testing/appendUntilKilled.ts');
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let accepted = '';
    child.stdout.on('data', (chunk) => {
      accepted += chunk;
      if (accepted.length > 37 * (20 + round * 7)) {
        child.kill('SIGKILL');
      }
    });
    await once(child, 'close');
    expect(child.signalCode).toBe('SIGKILL');
    const stored = new Set(read().entries.map(({ id }) => id));
    // The last id can be truncated itself.
    const ids = accepted.split('\n').slice(0, -1);
    expect(ids.filter((id) => !stored.has(id))).toEqual([]);
  }
  const store = await openFeedbackStore(folder);
  await store.append(feedback('still works'));
  await store.close();
  expect(comments().at(-1)).toBe('still works');
}, 60_000);
