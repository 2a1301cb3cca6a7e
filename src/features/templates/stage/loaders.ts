import type { ComponentType } from 'react';
import type { TemplateName } from '@site/src/shared/templates';

type Loader = () => Promise<{ default: ComponentType }>;

/** Each template is a chunk of its own. */
export const TEMPLATE_LOADERS: Readonly<Record<TemplateName, Loader>> = {
  dashboard: () => import('@site/src/templates/dashboard/Dashboard'),
  'sign-in': () => import('@site/src/templates/sign-in/SignIn'),
};
