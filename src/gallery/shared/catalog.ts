/**
 * The pages from which readers can start a product, in the order of the gallery:
 *
 * - `name`: the folder in `templates`, the last segment of the URL, the name of the exported project,
 *   and the group of its messages, `templates.pages.<name>`
 * - `entry`: the default export of its folder, and the name of its file
 */
export const TEMPLATES = [
  { name: 'dashboard', entry: 'Dashboard' },
  { name: 'crud-dashboard', entry: 'CrudDashboard' },
  { name: 'checkout', entry: 'Checkout' },
  { name: 'pricing', entry: 'Pricing' },
  { name: 'marketing-page', entry: 'MarketingPage' },
  { name: 'blog', entry: 'Blog' },
  { name: 'sign-in', entry: 'SignIn' },
  { name: 'sign-up', entry: 'SignUp' },
  { name: 'sign-in-side', entry: 'SignInSide' },
  { name: 'sticky-footer', entry: 'StickyFooter' },
] as const;

export type Template = (typeof TEMPLATES)[number];

export type TemplateName = Template['name'];

/** The path of the gallery below the site's base URL, with both slashes. */
export const GALLERY_PATH = '/templates/';

export function templatePath(name: string): string {
  return `${GALLERY_PATH}${name}/`;
}

/** @throws if the template doesn't exist. */
export function findTemplate(name: string): Template {
  const template = TEMPLATES.find((candidate) => candidate.name === name);
  if (!template) {
    const known = TEMPLATES.map((candidate) => candidate.name).join(', ');
    throw new Error(`There is no template "${name}": expected one of ${known}.`);
  }
  return template;
}
