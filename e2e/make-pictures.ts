import { takeAllPictures } from './all-pictures.ts';
import { drawIcons } from './draw-icons.ts';
import { takeReadmePictures } from './readme-pictures.ts';

const TASKS: Record<string, (names: string[]) => Promise<void>> = {
  all: takeAllPictures,
  icons: drawIcons,
  readme: takeReadmePictures,
};

const [name = '', ...names] = process.argv.slice(2);
const task = TASKS[name];
if (!task)
  throw new Error(`Unknown pictures “${name}”; use one of ${Object.keys(TASKS).join(', ')}`);
await task(names);
