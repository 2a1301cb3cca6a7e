import { ModePicture } from '@site/src/base/browser/ui/ModePicture';
import { NARROW, WIDE } from '@site/src/gallery/shared/shotSizes';

/** The folder of the miniatures below the site's base URL. */
const SHOTS = '/templates/';

interface TemplateShotProps {
  readonly name: string;
  /** Images that are visible initially aren't lazy-loaded. */
  readonly isAboveFold?: boolean;
  readonly className?: string;
}

/** The miniature of a template, in the color mode of the page. */
export function TemplateShot({ name, ...props }: TemplateShotProps) {
  const narrow = { src: `${SHOTS}${name}-phone`, ...NARROW };
  return <ModePicture src={SHOTS + name} alt="" {...WIDE} narrow={narrow} {...props} />;
}
