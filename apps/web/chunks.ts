const OVERLAYS =
  'confirm-modal|dialog-parts|modal|drawer|popover|menu|tooltip|tabs|select|sheet|screen-modal';
/** Base of all icons; an icon itself is in the chunk of the screens that use it. */
const ICON_BASE = 'lucide-react/dist/esm/(shared/|context|Icon|createLucideIcon)';
const SHELL_ICONS = 'bell|chart-column|dumbbell|house|menu|messages-square|target';

const START: ['$initial'] = ['$initial'];

/** Messages that are loaded together, by the screens that need them. */
const MESSAGES = {
  texts: /\/i18n\/src\/([a-zA-Z-]+)\/(?:common|errors)\.ts$/,
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
    { name: 'core', test: /rolldown\/runtime/ },
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
      test: /\/(app\/(visitor-layout|welcome|product-picture|language-bar)\.tsx|auth\/(pages\/login|components\/(auth-card|email-field|resend-verification|use-password-texts))\.tsx?|lib\/form(-state)?\.ts|ui\/src\/(text-|password-)?field\.tsx|lucide-react\/dist\/esm\/icons\/eye(-off)?\.[a-z]+)$/,
    },
    {
      name: 'calls',
      test: /\/(node_modules\/zod\/|contract\/src\/(auth|users|errors|common|route|notifications|questionnaire|avatar|icp|faces)\.ts$|lib\/(call|token|open-session)\.ts$)/,
    },
    {
      name: 'sign-in',
      test: /features\/auth\/(api|pending-sign-in)\.ts$/,
    },
    {
      name: 'query',
      test: /\/(node_modules\/@tanstack\/(react-query|query-core)\/|lib\/query-[a-z]+\.tsx?$|lib\/device-data\/(use-device-data|saved-query)\.ts$)/,
    },
    {
      name: 'shell',
      test: new RegExp(
        `/(app/shell/(shell|header|side-menu|tab-navigation|use-tabs|tabs|use-arena)\\.tsx?$|notifications/(api|age|use-inbox-stream|components/notification-bell)\\.tsx?$|components/account-notice\\.tsx$|contract/src/terms\\.ts$|lib/(recent|hidden-tabs|use-is-keyboard-open|questionnaire/(keys|progress))\\.ts$|ui/src/(tab-bar|skeleton|error-state|progress)\\.tsx$|lucide-react/dist/esm/icons/(${SHELL_ICONS})\\.)`,
      ),
    },
    {
      // Home, practice and results have these in common.
      name: 'activity',
      test: /\/(contract\/src\/(practice(-[a-z]+)?|cards|objections|progress|results)\.ts|web\/src\/lib\/(practice\/|results\/(api|format|period|log-chips)\.|outbox\/(waiting|send-or-queue)|random-name\.)|ui\/src\/week-dots\.tsx)/,
    },
    // Its own chunk: home loads it only for sellers with an active ICP.
    { name: 'plans', test: /\/(contract\/src\/channels|lib\/channels\/queries)\.ts$/ },
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
