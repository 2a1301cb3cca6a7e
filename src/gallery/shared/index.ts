export { findTemplate, GALLERY_PATH, templatePath, TEMPLATES } from './catalog';
export type { Template, TemplateName } from './catalog';
export type { TemplateFacts, TemplateSources } from './types';
