import { PAGE_STYLES } from './lazyStyles';

it.each([
  '/site/src/css/site.css',
  '/site/src/shell/browser/header/Header.module.css',
  '/site/src/base/browser/ui/ToolPage.module.css',
  '/site/node_modules/infima/dist/css/default/default.css',
])('%s loads with every page', (file) => {
  expect(file).toMatch(PAGE_STYLES);
});

it.each([
  '/site/src/inspect/browser/panel/Panel.module.css',
  '/site/src/gallery/browser/source/SourceDialog.module.css',
  '/site/src/reader-theme/browser/mark/ReaderThemeMark.module.css',
  '/site/src/reader-theme/browser/studio/Studio.module.css',
  '/site/src/upgrade/browser/Check.module.css',
  'C:\\site\\src\\reader-theme\\browser\\studio\\controls\\Controls.module.css',
])('%s loads with its feature', (file) => {
  expect(file).not.toMatch(PAGE_STYLES);
});
