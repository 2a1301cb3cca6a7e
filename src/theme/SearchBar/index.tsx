import { useThemeConfig } from '@docusaurus/theme-common';
import DocSearchBar from '@theme-original/SearchBar';
import { SearchButton } from '@site/src/features/search';

/** The hosted search where the operator has set its keys, else the one of this site. */
export default function SearchBar() {
  const isHosted = 'algolia' in useThemeConfig();
  return isHosted ? <DocSearchBar /> : <SearchButton />;
}
