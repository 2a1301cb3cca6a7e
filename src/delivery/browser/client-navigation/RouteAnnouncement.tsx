import { useRouteAnnouncement } from './useRouteAnnouncement';

/** Tells screen readers which page is open after a navigation, as a browser does when it loads one. */
export function RouteAnnouncement() {
  const title = useRouteAnnouncement();
  return (
    <p role="status" className="visually-hidden" data-route-announcement="">
      {title}
    </p>
  );
}
