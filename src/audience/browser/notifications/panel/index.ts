export { fetchAnnouncements } from './fetchAnnouncements';
export { NotificationList, type Notifications } from './NotificationList';
