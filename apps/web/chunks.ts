const OVERLAYS = 'confirm-modal|dialog-parts|modal|drawer|popover|menu|tooltip|tabs|select|sheet|screen-modal';

const START: ['$initial'] = ['$initial'];

/** Groups modules into a few chunks that change together: those of every screen first, then by use. */
export const CHUNKS = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'core', test: /\/node_modules\/|rolldown\/runtime/, tags: START },
    { name: 'start', tags: START },
    {
      name: 'visitor',
      test: /\/(app\/(visitor-layout|welcome|product-picture|language-bar)|auth\/(pages\/login|components\/(auth-card|email-field|resend-verification|use-password-texts))|lib\/form(-state)?|ui\/src\/(text-|password-)?field)\.tsx?$/,
    },
    {
      name: 'calls',
      test: /\/(node_modules\/zod\/|contract\/src\/(auth|users|errors|common|route|notifications|avatar|icp|faces|questionnaire)\.ts$|lib\/(call|token|open-session)\.ts$|features\/auth\/(api|pending-sign-in)\.ts$)/,
    },
    {
      name: 'query',
      test: /\/(node_modules\/@tanstack\/(react-query|query-core)\/|lib\/query-[a-z]+\.tsx?$|lib\/device-data\/(use-device-data|saved-query)\.ts$|notifications\/(api|age)\.ts$)/,
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
      name: 'frame',
      test: /\/(contract\/src\/terms\.ts|web\/src\/(lib\/(logo\.tsx|recent\.ts|use-is-online\.ts|hidden-tabs\.ts|questionnaire\/(keys|progress)\.ts)|app\/(toasts|offline-banner)\.tsx))$/,
    },
    {
      name: 'kit',
      test: /\/(lucide-react\/|packages\/ui\/src\/(?!switch|text-area|accordion)|lib\/(button-link|message|use-action)\.tsx?$)/,
      minShareCount: 3,
    },
    { name: 'shared', test: /\/apps\/web\//, minShareCount: 4 },
  ],
};
