import fs from 'node:fs';
import path from 'node:path';
import { ANNOUNCEMENTS_FILE, selectBanner, toDay } from '../../shared/announcements';
import { checkAnnouncements } from './checkAnnouncements';

interface BannerOptions {
  readonly siteDir: string;
  readonly language: string;
  readonly now: Date;
}

/** What Docusaurus's announcement bar keeps: which banner it is, and so whether it was closed. */
interface BannerConfig {
  readonly id: string;
  readonly content: string;
  readonly isCloseable: true;
}

/**
 * The banner of this build, as part of the theme's configuration; nothing when no announcement is
 * one. Its content is JSON for `features/notifications`, not HTML.
 *
 * @throws naming the file and each field that is wrong.
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
