import { lowerCaseAddress, normalAddress } from './normalAddress';

// Client modules run before the router reads the address.
if (typeof window !== 'undefined') {
  const html = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  const address = normalAddress(window.location, html);
  const lowerCase = lowerCaseAddress(window.location, html);
  if (address !== null) {
    window.history.replaceState(window.history.state, '', address);
  } else if (lowerCase !== null) {
    window.location.replace(lowerCase);
  }
}
