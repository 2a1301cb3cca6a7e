import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import styles from './DocPage.module.css';

interface ChipLinkProps {
  /** A route of this site, or the address of another site. */
  readonly to: string;
  readonly label: string;
  /** What the link leads to. */
  readonly name: string;
}

/** A quiet link in the head of a page. */
export function ChipLink({ to, label, name }: ChipLinkProps) {
  const props = {
    title: name,
    className: styles.link,
    'data-ga-event-category': 'ComponentLinkHeader',
    'data-ga-event-action': 'click',
    'data-ga-event-label': label,
    'data-ga-event-split': '0.1',
  };
  return to.startsWith('/') ? (
    <SiteLink to={to} {...props}>
      {label}
    </SiteLink>
  ) : (
    <a href={to} {...props}>
      {label}
    </a>
  );
}
