import fs from 'node:fs';
import { LIBRARY_RELEASE_DATE, LIBRARY_VERSION } from './products';

it('the release has the date that the page about new features names', () => {
  const page = fs.readFileSync('docs/whats-new/whats-new.mdx', 'utf8');
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  expect(page).toContain(
    `${LIBRARY_VERSION} followed on ${day.format(new Date(LIBRARY_RELEASE_DATE))}`,
  );
});
