export { fetchAnnouncements } from './fetchAnnouncements';
export { NotificationList } from './NotificationList';
