export { findTemplate, GALLERY_PATH, templatePath, TEMPLATES } from './catalogue';
export type { Template, TemplateKey, TemplateName } from './catalogue';
export type { TemplateFacts, TemplateFile, TemplateSources } from './types';
