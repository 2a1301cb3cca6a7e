import fs from 'node:fs';
import { checkAnnouncements } from './checkAnnouncements';

const entry = { id: 2, title: 'New', text: 'Read it.', date: '2026-03-14' };
const check = (...announcements: unknown[]) =>
  checkAnnouncements(JSON.stringify({ announcements }), 'static/announcements.json');

it('accepts the file of this site', () => {
  const json = fs.readFileSync('static/announcements.json', 'utf8');
  expect(checkAnnouncements(json, 'static/announcements.json').length).toBeGreaterThan(0);
});

it.each([
  [{ ...entry, date: '14 March' }, 'announcements.0.date: expected a day such as 2026-03-14'],
  [
    { ...entry, link: 'javascript:alert(1)' },
    'announcements.0.link: expected an http(s) address or a path of this site',
  ],
  [{ ...entry, titel: 'x' }, 'announcements.0: Unrecognized key: "titel"'],
])('reports the problems of %j', (wrong, message) => {
  expect(() => check(wrong)).toThrow(`static/announcements.json is wrong:\n  ${message}`);
});

it('rejects duplicate ids and invalid JSON', () => {
  expect(() => check(entry, entry)).toThrow('announcements.1.id: 2 is there twice');
  expect(() => checkAnnouncements('{', 'a.json')).toThrow(
    /^a\.json:1: The file is not JSON: .*\.\n {2}Fix: Correct the line, or the one before it\.$/,
  );
});
