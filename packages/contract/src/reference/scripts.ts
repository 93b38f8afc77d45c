import { DONE } from '../common.ts';
import type { Script, scriptsRoutes } from '../scripts.ts';
import { type DescriptionsOf, ENGINE_ERRORS, IDS } from './described.ts';

const OPENING: Script = {
  id: IDS.script,
  title: 'Abertura',
  content: 'Bom dia! Aqui é a Ana, da Sol Nascente. A conta de luz subiu aí também?',
  duration: '10 s',
  edited: false,
};
const CHANNEL = { icpId: IDS.icp, channel: IDS.channel };
const ONE = { ...CHANNEL, scriptId: IDS.script };
const ALL = { scripts: [OPENING], count: 1 };

export const scripts: DescriptionsOf<typeof scriptsRoutes> = {
  list: {
    about: 'In the order in which they are said. `channel` is the id of the channel.',
    params: CHANNEL,
    out: ALL,
  },
  generate: {
    about: 'Where scripts are there already, they stay: remove them first to have new ones.',
    errors: ['NOT_FOUND', ...ENGINE_ERRORS],
    body: CHANNEL,
    out: { count: 1 },
  },
  undoRemove: {
    about: 'Not once new scripts were written.',
    params: CHANNEL,
    out: ALL,
  },
  edit: {
    about: 'The original text is kept; `duration` follows the new one.',
    params: ONE,
    body: { content: 'Bom dia! A conta de luz pesou este mês?' },
    out: {
      ...OPENING,
      content: 'Bom dia! A conta de luz pesou este mês?',
      duration: '5 s',
      edited: true,
    },
  },
  restore: {
    about: "The seller's own words are gone then; one that was never edited stays as it is.",
    params: ONE,
    out: OPENING,
  },
  remove: {
    about: 'Can be undone by `undo-remove`.',
    params: CHANNEL,
    out: DONE,
  },
};
