const OVERLAYS =
  'confirm-modal|dialog-parts|modal|drawer|popover|menu|tooltip|tabs|select|sheet|screen-modal';
/** Base of all icons; an icon itself is in the chunk of the screens that use it. */
const ICON_BASE = 'lucide-react/dist/esm/(shared/|context|Icon|createLucideIcon)';
const SHELL_ICONS =
  'bell|calendar-days|chart-column|chevron-right|circle-alert|circle-exclamation-point|clock|cloud-off|dumbbell|handshake|house|menu|messages-square|sparkles|target|trash|x';
/** Of the contract, see contract-data.ts. */
const SHELL_DATA =
  'contract-data:(avatar|cards|icp|notifications|practice|progress|questionnaire|results|terms|users)';
const SHELL_LIB =
  'answer|call|hidden-tabs|open-session|outbox/(send-or-queue|waiting(-count)?)|practice/[a-z]+|questionnaire/(keys|progress)|random-name|recent|reminder/badge|results/(api|format|log-chips|period)|token|use-is-keyboard-open';
const SHELL_PARTS = 'badge|breadcrumbs|card|error-state|progress|skeleton|tab-bar|week-dots';

const START: ['$initial'] = ['$initial'];

/** Messages that are loaded together, by the screens that need them. */
const MESSAGES = {
  texts: /\/i18n\/src\/(?:load\/)?([a-z]{2}-[A-Z]{2})(?:\/(?:common|errors))?\.ts$/,
  'visitor-texts': /\/i18n\/src\/([a-zA-Z-]+)\/(?:auth|validation)\.ts$/,
  'seller-texts': /\/i18n\/src\/([a-zA-Z-]+)\/(?:shell|notifications|home)\.ts$/,
};

/** One chunk for each language and group of messages. */
function messageChunk(module: string): string | null {
  for (const [name, path] of Object.entries(MESSAGES)) {
    const language = path.exec(module)?.[1];
    if (language) return `${name}-${language}`;
  }
  return null;
}

/** Groups modules into a few chunks that change together: those of every screen first, then by use. */
export const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'core', test: /rolldown\/runtime|dynamic-import-helper/ },
    { name: 'core', test: /\/node_modules\//, tags: START },
    { name: 'start', tags: START },
    { name: messageChunk, debugName: 'messages' },
    {
      // What the first screens of visitors and sellers have in common.
      name: 'frame',
      test: new RegExp(
        `/(${ICON_BASE}|app/(toasts|offline-banner)\\.tsx$|lib/(logo|button-link|message|use-action|use-is-online)\\.tsx?$|ui/src/(alert|icon-button)\\.tsx$|lucide-react/dist/esm/icons/check\\.)`,
      ),
    },
    {
      name: 'visitor',
      test: /contract-data:languages$|\/(app\/(visitor-layout|welcome|product-picture|language-bar)\.tsx|auth\/(pages\/login|components\/(auth-card|email-field|resend-verification|use-password-texts))\.tsx?|lib\/form(-state)?\.ts|ui\/src\/(text-|password-)?field\.tsx|lucide-react\/dist\/esm\/icons\/eye(-off)?\.[a-z]+)$/,
    },
    {
      // Loaded by forms and by the store on the device.
      name: 'schemas',
      test: /\/(node_modules\/zod\/|contract\/src\/(auth|users|errors|common|route|notifications|questionnaire|avatar|icp|faces)\.ts$)/,
    },
    {
      name: 'sign-in',
      test: /features\/auth\/(api|pending-sign-in)\.ts$/,
    },
    {
      name: 'query',
      test: /\/(node_modules\/@tanstack\/(react-query|query-core)\/(?!.{0,40}[iI]nfiniteQuery(O|\.))|lib\/query-[a-z]+\.tsx?$|lib\/device-data\/(use-device-data|saved-query)\.ts$)/,
    },
    {
      // What home, practice and results have in common.
      name: 'shell',
      test: new RegExp(
        `(${SHELL_DATA}|/(app/shell/(shell|header|side-menu|tab-navigation|use-tabs|tabs|use-arena)|notifications/(api|age|use-inbox-stream|components/notification-bell)|components/account-notice|src/lib/(${SHELL_LIB})|ui/src/(${SHELL_PARTS})|lucide-react/dist/esm/icons/(${SHELL_ICONS}))\\.[a-z]+)$`,
      ),
    },
    {
      name: 'home',
      test: /\/(features\/home\/(?!plan|components\/visit-sheet)|lucide-react\/dist\/esm\/icons\/(chart-line|mail|phone)\.)/,
    },
    // Its own chunk: home loads it only for sellers with an active ICP.
    {
      name: 'plans',
      test: /(contract-data:(channels|scripts)|\/lib\/channels\/queries\.ts|\/home\/plan\.ts)$/,
    },
    {
      name: 'device',
      test: /\/(node_modules\/idb-keyval\/|lib\/(device-data|outbox)\/(?!use-|saved-query|waiting|send-or)[a-z-]+\.ts$)/,
    },
    { name: 'stream', test: /\/(node_modules\/eventsource-parser\/|lib\/stream\.ts$)/ },
    { name: 'toasts', test: /\/(node_modules\/(react-hot-toast|goober)\/|ui\/src\/toast\.tsx$)/ },
    {
      name: 'overlays',
      test: new RegExp(`/(node_modules/@(base|floating)-ui/|ui/src/(${OVERLAYS})\\.tsx$)`),
    },
    {
      name: 'kit',
      test: /\/(lucide-react\/|packages\/ui\/src\/(?!switch|text-area|accordion))/,
      minShareCount: 3,
    },
    { name: 'shared', test: /\/web\/src\/lib\/(?!practice\/)/, minShareCount: 4 },
  ],
};
