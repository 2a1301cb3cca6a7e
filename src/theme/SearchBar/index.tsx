import { useThemeConfig } from '@docusaurus/theme-common';
import DocSearchBar from '@theme-original/SearchBar';
import { SearchButton } from '@site/src/search/browser';

/** The hosted search if the operator configured it; otherwise, the site's own. */
export default function SearchBar() {
  const isHosted = 'algolia' in useThemeConfig();
  return isHosted ? <DocSearchBar /> : <SearchButton />;
}
