/**
 * In-house ads, which are shown when the network has none. Their messages are `ads.inHouse.<name>.…`.
 */

export type InHouseAdName = 'templates' | 'themes' | 'tidelift' | 'figma';

export interface InHouseAd {
  readonly name: InHouseAdName;
  readonly link: string;
  /** The analytics label. */
  readonly label: `in-house-${InHouseAdName}`;
}

const storeLink = (path: string, campaign: string) =>
  `https://mui.com/store/${path}?utm_source=docs&utm_medium=referral&utm_campaign=${campaign}`;

export const IN_HOUSE_ADS: readonly InHouseAd[] = [
  {
    name: 'templates',
    link: storeLink('', 'in-house-templates'),
    label: 'in-house-templates',
  },
  { name: 'themes', link: storeLink('', 'in-house-themes'), label: 'in-house-themes' },
  { name: 'tidelift', link: 'https://tidelift.com/', label: 'in-house-tidelift' },
  {
    name: 'figma',
    link: storeLink('items/figma-react/', 'in-house-figma'),
    label: 'in-house-figma',
  },
];

/** @param random a number from 0 to 1 */
export function chooseInHouseAd(random: number): InHouseAd {
  const index = Math.min(Math.floor(random * IN_HOUSE_ADS.length), IN_HOUSE_ADS.length - 1);
  return IN_HOUSE_ADS[index] as InHouseAd;
}
