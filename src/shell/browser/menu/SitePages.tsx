import { useTranslate } from '@site/src/base/browser/messages';
import { SiteLink } from '@site/src/base/browser/ui/SiteLink';
import { GALLERY_PATH } from '@site/src/gallery/shared';
import { useVersion } from '@site/src/versions/browser';
import { addressIn, CURRENT_MAJOR } from '@site/src/versions/shared/versions';

/** Pages that exist only for the current major, because they show its packages. */
export const TOOLS = [
  [`/x${GALLERY_PATH}`, 'templates.title'],
  ['/x/theme/', 'studioTitle'],
  ['/x/check/', 'checkTitle'],
] as const;

/** Pages about the project. */
export const PROJECT = [
  ['/x/whats-new/', 'footer.whatsNew'],
  ['/x/introduction/licensing/', 'footer.licensing'],
  ['/x/introduction/#accessibility', 'footer.accessibility'],
] as const;

type SitePage = (typeof TOOLS | typeof PROJECT)[number];

interface SitePagesProps {
  readonly pages: readonly SitePage[];
  /** The class of the links. */
  readonly className?: string;
}

/** Links to pages of the current major, which can be on another host. */
export function SitePages({ pages, className }: SitePagesProps) {
  const t = useTranslate();
  const { topology } = useVersion();
  return pages.map(([path, text]) => {
    const address = addressIn(topology, CURRENT_MAJOR, path);
    return (
      address !== undefined && (
        <li key={path}>
          <SiteLink to={address} className={className}>
            {t(text)}
          </SiteLink>
        </li>
      )
    );
  });
}
