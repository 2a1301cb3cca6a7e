import { isSitePage } from './sitePages';

it.each(['/x/', '/x/templates/', '/x/templates/dashboard/', '/x/theme/', '/x/production-error/'])(
  '%s has no menu beside it',
  (path) => expect(isSitePage(path)).toBe(true),
);

it.each(['/x/introduction/', '/x/react-data-grid/', '/x/api/charts/bar-chart/', '/x/v7/'])(
  '%s has one',
  (path) => expect(isSitePage(path)).toBe(false),
);
