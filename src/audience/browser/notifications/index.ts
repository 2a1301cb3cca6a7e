export { NotificationBell } from './NotificationBell';
export { PageBanner } from './PageBanner';
