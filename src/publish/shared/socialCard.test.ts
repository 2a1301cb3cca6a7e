import { socialCardPath } from './socialCard';

it.each([
  ['/x/', '/x/', 'img/social/index.png'],
  ['/x/react-charts/bars/', '/x/', 'img/social/react-charts/bars.png'],
  ['/zh/x/react-charts/', '/zh/x/', 'img/social/react-charts.png'],
])('%s below %s has the card %s', (permalink, baseUrl, path) => {
  expect(socialCardPath(permalink, baseUrl)).toBe(path);
});
