import fs from 'node:fs';
import path from 'node:path';
import { ANNOUNCEMENTS_FILE, selectBanner, toDay } from '../../shared/announcements';
import { checkAnnouncements } from './checkAnnouncements';

interface BannerOptions {
  readonly siteDir: string;
  readonly language: string;
  readonly now: Date;
}

/** The id that Docusaurus's announcement bar stores when a banner is closed. */
interface BannerConfig {
  readonly id: string;
  readonly content: string;
  readonly isCloseable: true;
}

/**
 * The banner of this build, as part of the theme's configuration, or nothing if no announcement is
 * a banner. Its content is JSON for `src/audience/browser/notifications`, not HTML.
 *
 * @throws an error that names the file and each invalid field
 */
export function bannerConfig(options: BannerOptions): { announcementBar?: BannerConfig } {
  const { siteDir, language, now } = options;
  const file = path.join('static', ANNOUNCEMENTS_FILE);
  const json = fs.readFileSync(path.join(siteDir, file), 'utf8');
  const banner = selectBanner(checkAnnouncements(json, file), { language, today: toDay(now) });
  if (!banner) {
    return {};
  }
  const { id, title, text, link } = banner;
  const content = JSON.stringify({ title, text, link });
  return { announcementBar: { id: `announcement-${id}`, content, isCloseable: true } };
}
