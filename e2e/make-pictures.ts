import { drawIcons } from './draw-icons.ts';
import { takeReadmePictures } from './readme-pictures.ts';

const MAKERS: Record<string, () => Promise<void>> = {
  icons: drawIcons,
  readme: takeReadmePictures,
};

const [name = ''] = process.argv.slice(2);
const make = MAKERS[name];
if (!make) throw new Error(`No pictures “${name}”; there are ${Object.keys(MAKERS).join(', ')}`);
await make();
