/** Doors and walls: who may import whom. Rules hold for every slice to come, by back-reference. */
const wall = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: typeof to === 'string' ? { path: to } : to,
});

export default {
  forbidden: [
    wall(
      'no-cycles',
      'Two files that need each other are one file, or need a third.',
      {},
      { circular: true },
    ),
    wall(
      'domains-by-their-service',
      'Another domain is seen only through its service.ts: add what you need there.',
      { path: '^apps/server/src/domains/([^/]+)/' },
      {
        path: '^apps/server/src/domains/([^/]+)/',
        pathNot: ['^apps/server/src/domains/$1/', '/service\\.ts$'],
      },
    ),
    wall(
      'only-data-touches-the-orm',
      'Queries live in data.ts (or db/): call a function of yours there.',
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
    wall(
      'only-the-llm-engine-touches-the-sdk',
      'Language models are reached through the engine port.',
      { pathNot: '^packages/engine/src/llm/' },
      'node_modules/(ai|@ai-sdk)/',
    ),
    wall(
      'features-never-import-features',
      'Compose features in app/ routes, or move what both need to lib/ or components/.',
      { path: '^apps/web/src/features/([^/]+)/' },
      { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    ),
    wall(
      'no-arrow-runs-upward',
      'app.ts hands adapters what they need; they know no domain.',
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
    wall(
      'notifications-are-the-sink',
      'Others tell notifications; notifications ask nobody.',
      '^apps/server/src/domains/notifications/',
      { path: '^apps/server/src/domains/', pathNot: '^apps/server/src/domains/notifications/' },
    ),
    wall(
      'web-never-sees-the-server',
      'Web and server meet in the contract.',
      '^apps/web/',
      '^(apps/server|packages/engine)/',
    ),
    wall(
      'packages-never-see-apps',
      'A package knows nothing of those who use it.',
      '^packages/',
      '^apps/',
    ),
    wall(
      'engine-sees-the-contract-alone',
      'The engine knows no HTTP, no database, no texts of the screens.',
      '^packages/engine/src/',
      '^packages/(i18n|ui)/',
    ),
    wall(
      'ui-knows-no-domain',
      'Primitives take words as props.',
      '^packages/ui/',
      '^packages/(contract|engine|i18n)/',
    ),
    wall(
      'contract-is-plain',
      'The contract has no I/O and no neighbours.',
      '^packages/contract/',
      '^packages/(engine|i18n|ui)/',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.cache|migrations)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
