import type { FaceStyle } from '@salesai/contract/faces';

export interface Work {
  /** A face style, or the font. */
  use: FaceStyle | 'font';
  title: string;
  author: string;
  address: string;
  license: string;
  licenseAddress: string;
}

const PUBLIC_DOMAIN = {
  license: 'CC0 1.0',
  licenseAddress: 'https://creativecommons.org/publicdomain/zero/1.0/',
};
const ATTRIBUTION = {
  license: 'CC BY 4.0',
  licenseAddress: 'https://creativecommons.org/licenses/by/4.0/',
};
const figma = (file: string) => `https://www.figma.com/community/file/${file}`;
const byDiceBear = (use: FaceStyle, title: string): Work => ({
  use,
  title,
  author: 'DiceBear',
  address: 'https://www.dicebear.com',
  ...PUBLIC_DOMAIN,
});
const byPabloStanley = (use: FaceStyle, title: string, address: string): Work => ({
  use,
  title,
  author: 'Pablo Stanley',
  address,
  license: 'Free for personal and commercial use',
  licenseAddress: address,
});

/** Works of others in the product, with the attribution that their licenses require. */
export const WORKS: readonly Work[] = [
  byPabloStanley('avataaars', 'Avataaars', 'https://avataaars.com/'),
  byPabloStanley('bottts', 'Bottts', 'https://bottts.com/'),
  byDiceBear('pixel-art', 'Pixel Art'),
  byDiceBear('identicon', 'Identicon'),
  byDiceBear('initials', 'Initials'),
  {
    use: 'lorelei',
    title: 'Lorelei',
    author: 'Lisa Wischofsky',
    address: figma('1198749693280469639'),
    ...PUBLIC_DOMAIN,
  },
  byDiceBear('shapes', 'Shapes'),
  {
    use: 'big-ears',
    title: 'Face Generator',
    author: 'The Visual Team',
    address: figma('986078800058673824'),
    ...ATTRIBUTION,
  },
  {
    use: 'croodles',
    title: 'Croodles - Doodle your face',
    author: 'vijay verma',
    address: figma('966199982810283152'),
    ...ATTRIBUTION,
  },
  {
    use: 'fun-emoji',
    title: 'Fun Emoji Set',
    author: 'Davis Uche',
    address: figma('968125295144990435'),
    ...ATTRIBUTION,
  },
  {
    use: 'font',
    title: 'Plus Jakarta Sans',
    author: 'The Plus Jakarta Sans Project Authors',
    address: 'https://github.com/tokotype/PlusJakartaSans',
    license: 'SIL Open Font License 1.1',
    licenseAddress: 'https://openfontlicense.org/',
  },
];
