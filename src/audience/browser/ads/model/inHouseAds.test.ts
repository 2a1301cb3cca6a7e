import { chooseInHouseAd, IN_HOUSE_ADS } from './inHouseAds';

it('contains the four ads with their links', () => {
  const campaign = (path: string, name: string) =>
    `https://mui.com/store/${path}?utm_source=docs&utm_medium=referral&utm_campaign=${name}`;
  expect(Object.fromEntries(IN_HOUSE_ADS.map(({ name, link }) => [name, link]))).toEqual({
    templates: campaign('', 'in-house-templates'),
    themes: campaign('', 'in-house-themes'),
    tidelift: 'https://tidelift.com/',
    figma: campaign('items/figma-react/', 'in-house-figma'),
  });
});

it('chooses each with the same probability', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((random) => chooseInHouseAd(random).name)).toEqual([
    'templates',
    'themes',
    'tidelift',
    'figma',
    'figma',
  ]);
});
