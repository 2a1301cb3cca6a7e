export {
  ANNOUNCEMENTS_FILE,
  countUnread,
  selectAnnouncements,
  selectBanner,
  toDay,
} from './announcement';
export type { Announcement } from './announcement';
export { isSafeLink, readAnnouncements } from './readAnnouncements';
