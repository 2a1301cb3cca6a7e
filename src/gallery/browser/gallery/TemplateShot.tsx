import { ModePicture } from '@site/src/base/browser/ui/ModePicture';

/** The folder of the miniatures below the site's base URL. */
const SHOTS = '/templates/';

/** The size of a miniature in px, as `npm run templates:shots` creates it. */
const SIZE = { width: 1120, height: 700 };

interface TemplateShotProps {
  readonly name: string;
  /** Images that are visible initially aren't lazy-loaded. */
  readonly isAboveFold?: boolean;
  readonly className?: string;
}

/** The miniature of a template, in the color mode of the page. */
export function TemplateShot({ name, ...props }: TemplateShotProps) {
  return <ModePicture src={SHOTS + name} alt="" {...SIZE} {...props} />;
}
