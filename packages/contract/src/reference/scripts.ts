import { DONE } from '../common.ts';
import type { confirmationsRoutes, Script, scriptsRoutes } from '../scripts.ts';
import { ENGINE_ERRORS, IDS, type RouteDescriptions } from './description.ts';

const OPENING: Script = {
  id: IDS.script,
  title: 'Abertura',
  content: 'Bom dia! Aqui é a Ana, da Sol Nascente. A conta de luz subiu aí também?',
  duration: '10 s',
  edited: false,
  template:
    'Bom dia! Aqui é a Ana, da [confirme: nome da sua empresa]. A conta de luz subiu aí também?',
};
const CHANNEL = { icpId: IDS.icp, channel: IDS.channel };
const SCRIPT_PARAMS = { ...CHANNEL, scriptId: IDS.script };
const LIST = { scripts: [OPENING], count: 1 };

export const scripts: RouteDescriptions<typeof scriptsRoutes> = {
  list: {
    about: 'In the order of use. `channel` is the id of the channel.',
    params: CHANNEL,
    out: LIST,
  },
  generate: {
    about: 'Existing scripts are not replaced: remove them first.',
    errors: ['NOT_FOUND', ...ENGINE_ERRORS],
    body: CHANNEL,
    out: { count: 1 },
  },
  undoRemove: {
    about: 'Not possible after new scripts were generated.',
    params: CHANNEL,
    out: LIST,
  },
  edit: {
    about: 'The original text is stored; `duration` is that of the new text.',
    params: SCRIPT_PARAMS,
    body: { content: 'Bom dia! A conta de luz pesou este mês?' },
    out: {
      ...OPENING,
      content: 'Bom dia! A conta de luz pesou este mês?',
      template: 'Bom dia! A conta de luz pesou este mês?',
      duration: '5 s',
      edited: true,
    },
  },
  restore: {
    about: 'Deletes the edited text; a script that was never edited does not change.',
    params: SCRIPT_PARAMS,
    out: OPENING,
  },
  remove: {
    about: 'Can be undone by `undo-remove`.',
    params: CHANNEL,
    out: DONE,
  },
};

const COMPANY = { key: 'nome da sua empresa', label: 'nome da sua empresa' };
const CONFIRMED = { confirmations: [{ ...COMPANY, value: 'Sol Nascente' }] };

export const confirmations: RouteDescriptions<typeof confirmationsRoutes> = {
  list: {
    about: 'The gaps "[confirme: …]" of all scripts of the ICP, with the values that replace them.',
    params: { icpId: IDS.icp },
    out: CONFIRMED,
  },
  save: {
    about:
      'Only keys of `list` are accepted; an empty value removes the stored one, other values stay.',
    errors: ['NOT_FOUND', 'INVALID_INPUT'],
    params: { icpId: IDS.icp },
    body: { values: [{ key: COMPANY.key, value: 'Sol Nascente' }] },
    out: CONFIRMED,
  },
};
