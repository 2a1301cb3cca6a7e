import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FeedbackPayload } from '../../shared/feedback';
import { createFeedbackStore, FEEDBACK_FILE, openFeedbackStore } from './feedbackStore';
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

it('accepts an entry only once it is on disk', async () => {
  const steps: string[] = [];
  const store = createFeedbackStore(
    {
      appendFile: async () => void steps.push('write'),
      sync: async () => void steps.push('sync'),
      close: async () => undefined,
    },
    false,
  );
  await store.append(feedback('one')).then(() => steps.push('accepted'));
  expect(steps).toEqual(['write', 'sync', 'accepted']);
});

it('does not accept an entry after a failed write, and then starts a new line', async () => {
  let isFull = true;
  let written = '';
  const store = createFeedbackStore(
    {
      async appendFile(data) {
        const text = String(data);
        // A full disk writes what still fits.
        written += isFull ? text.slice(0, 20) : text;
        if (isFull) {
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        }
      },
      sync: async () => undefined,
      close: async () => undefined,
    },
    false,
  );
  await expect(store.append(feedback('lost'))).rejects.toMatchObject({ code: 'ENOSPC' });
  isFull = false;
  await store.append(feedback('kept'));
  const { entries, tornLines } = readEntries(written);
  expect(entries.map(({ comment }) => comment)).toEqual(['kept']);
  expect(tornLines).toBe(1);
});

const hasFullDevice = fs.existsSync('/dev/full');
(hasFullDevice ? it : it.skip)('reports a disk that is really full', async () => {
  const file = await fsp.open('/dev/full', 'a');
  const store = createFeedbackStore(file, false);
  await expect(store.append(feedback('lost'))).rejects.toMatchObject({ code: 'ENOSPC' });
  await store.close();
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
