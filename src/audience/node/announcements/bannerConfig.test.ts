import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bannerConfig } from './bannerConfig';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'announcements-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

function write(...announcements: object[]) {
  fs.mkdirSync(path.join(siteDir, 'static'), { recursive: true });
  fs.writeFileSync(
    path.join(siteDir, 'static/announcements.json'),
    JSON.stringify({ announcements }),
  );
}
const entry = { id: 7, title: 'News', text: 'Read it.', date: '2026-03-01', until: '2026-03-20' };
const at = (day: string) => bannerConfig({ siteDir, language: 'en', now: new Date(day) });

it('uses the newest announcement that is a banner and current', () => {
  write(entry, { ...entry, id: 8, banner: true });
  expect(at('2026-03-14').announcementBar).toEqual({
    id: 'announcement-8',
    content: '{"title":"News","text":"Read it."}',
    isCloseable: true,
  });
  expect(at('2026-03-21')).toEqual({});
});

it('is empty without one', () => {
  write(entry);
  expect(at('2026-03-14')).toEqual({});
});
