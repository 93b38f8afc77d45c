/** A forbidden import. Back-references (`$1`) make a rule hold for every future domain and feature. */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

export default {
  forbidden: [
    forbid(
      'no-cycles',
      'Two modules import each other: merge them, or move the shared part into a third one.',
      {},
      { circular: true },
    ),
    forbid(
      'domains-through-their-service',
      'Import another domain through its service.ts only; add a function there.',
      { path: '^apps/server/src/domains/([^/]+)/' },
      {
        path: '^apps/server/src/domains/([^/]+)/',
        pathNot: ['^apps/server/src/domains/$1/', '/service\\.ts$'],
      },
    ),
    forbid(
      'parts-of-a-domain-through-their-service',
      'Import another sub-folder of this domain through its service.ts only; add a function there.',
      { path: '^apps/server/src/domains/([^/]+)/([^/]+)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^apps/server/src/domains/$1/[^/]+/',
        pathNot: ['^apps/server/src/domains/$1/$2/', '/service\\.ts$'],
      },
    ),
    forbid(
      'only-data-imports-the-orm',
      "Write queries in the domain's data.ts (or apps/server/src/db) and call them from here.",
      {
        path: '^apps/server/src/',
        pathNot: [
          '/data\\.ts$',
          '^apps/server/src/db/',
          '/accounts\\.ts$',
          '^apps/server/src/jobs/',
          '\\.test\\.ts$',
          '/testing/',
        ],
      },
      'node_modules/drizzle-orm',
    ),
    forbid(
      'only-the-llm-engine-imports-the-sdk',
      'Use language models through packages/engine/src/port.ts; only packages/engine/src/llm imports the SDK.',
      { pathNot: '^packages/engine/src/llm/' },
      'node_modules/(ai|@ai-sdk)/',
    ),
    forbid(
      'features-import-no-feature',
      'Compose features in apps/web/src/app, or move the shared part to apps/web/src/lib or packages/ui/src.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    ),
    forbid(
      'adapters-import-no-domain',
      'Adapters know no domain; pass what they need as a parameter from apps/server/src/app.ts.',
      {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/(domains|testing)/',
          '^apps/server/src/(app|api|start|workers/jobs|workers/handlers)\\.ts$',
          '\\.test\\.ts$',
        ],
      },
      '^apps/server/src/domains/',
    ),
    forbid(
      'notifications-import-no-domain',
      'Other domains call notifications/service.ts; pass it what it needs as parameters.',
      '^apps/server/src/domains/notifications/',
      { path: '^apps/server/src/domains/', pathNot: '^apps/server/src/domains/notifications/' },
    ),
    forbid(
      'web-imports-no-server',
      'Web and server share packages/contract/src only; declare the shared part there.',
      '^apps/web/',
      '^(apps/server|packages/engine)/',
    ),
    forbid(
      'packages-import-no-app',
      'Packages know nothing of apps/; move the shared part into a package.',
      '^packages/',
      '^apps/',
    ),
    forbid(
      'engine-imports-the-contract-only',
      'The engine imports packages/contract/src only: no texts of screens, no components.',
      '^packages/engine/src/',
      '^packages/(i18n|ui)/',
    ),
    forbid(
      'engine-by-its-entries',
      'Import the entries that packages/engine/package.json exports; add one for what you need.',
      // Evals measure parts of the engine that nothing else may reach.
      { pathNot: '^(packages/engine|evals)/' },
      {
        path: '^packages/engine/',
        pathNot:
          '^packages/engine/src/((port|wrap|search|(embedded|llm|conversation|practice|safety|recognition|documents)/index|explain/explain|facts/seller-goal|practice/rubric)\\.ts$|testing/)',
      },
    ),
    forbid(
      'engines-share-by-shared',
      'The engines never import each other: move common code to packages/engine/src/shared/.',
      { path: '^packages/engine/src/(llm|embedded)/', pathNot: '\\.test\\.ts$' },
      {
        path: '^packages/engine/src/(llm|embedded)/',
        pathNot: '^packages/engine/src/$1/',
      },
    ),
    forbid(
      'models-get-facts-by-notes',
      'Reading facts takes long for hostile answers: the notes do it on a worker thread.',
      { path: '^packages/engine/src/llm/', pathNot: '\\.test\\.ts$' },
      { path: '^packages/engine/src/facts/' },
    ),
    forbid(
      'shared-knows-no-engine',
      'Code that both engines use depends on neither of them.',
      {
        path: '^packages/engine/src/(shared/|knowledge/|port\\.ts|wrap\\.ts|search\\.ts)',
        pathNot: '\\.test\\.ts$',
      },
      '^packages/engine/src/(llm|embedded|testing)/',
    ),
    forbid(
      'ui-imports-no-package',
      'Components of packages/ui/src know no domain; pass texts and values as props.',
      '^packages/ui/',
      '^packages/(contract|engine|i18n)/',
    ),
    forbid(
      'contract-imports-no-package',
      'packages/contract/src imports zod only; move the rest to the package that needs it.',
      '^packages/contract/',
      '^packages/(engine|i18n|ui)/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-testing|node_modules/\\.cache|migrations)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
