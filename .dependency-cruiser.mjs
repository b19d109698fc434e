// The arrows between packages. Each line says what a package may import besides itself; all else is forbidden.
const arrows = {
  'packages/core': [],
  'packages/grid': ['packages/core'],
  'packages/testkit': ['packages/core', 'packages/grid'],
  'packages/games/(?!registry/)([^/]+)': ['packages/core', 'packages/grid', 'packages/games/$1'],
  // The example game is listed like any other; the suite around it stays out of the product.
  'packages/games/registry': ['packages/core', 'packages/games', 'packages/testkit/src/glade'],
  'packages/bots/(?!engine/|registry/)([^/]+)': [
    'packages/core',
    'packages/grid',
    'packages/bots/engine',
    'packages/bots/$1',
    'packages/games/$1',
  ],
  'packages/bots/engine': ['packages/core'],
  'packages/bots/registry': ['packages/core', 'packages/bots'],
  'packages/coach': ['packages/core', 'packages/games/registry', 'packages/bots/registry'],
  'packages/table': ['packages/core'],
  'packages/protocol': ['packages/core', 'packages/table'],
  'packages/match': [
    'packages/core',
    'packages/table',
    'packages/protocol',
    'packages/games/registry',
    'packages/bots/engine',
  ],
  'packages/storage': ['packages/core', 'packages/table', 'packages/protocol', 'packages/match'],
  'packages/bus': ['packages/core', 'packages/table', 'packages/protocol', 'packages/match'],
  'apps/server': ['packages/(?!testkit/)[^/]+'],
  'apps/web': ['packages/(core|grid|games|bots|coach|table|protocol)'],
  'apps/cli': ['packages/(core|grid|testkit|games|bots|coach|table|protocol|match|storage)'],
};

/** The rooms inside an app, from the ground up. A room may use those on lower floors, never its neighbours or those above. */
const houses = {
  'apps/server/src': [
    ['base'],
    ['accounts', 'bots', 'notices', 'reviews', 'store', 'tables'],
    ['node'],
    ['socket'],
    ['http'],
  ],
  'apps/web/src': [
    ['art', 'base', 'offline'],
    ['locales'],
    ['session', 'shell'],
    ['kit'],
    ['learn'],
    ['coach', 'games'],
    ['puzzles', 'trials'],
    ['pages'],
    ['site'],
  ],
  'apps/web/src/kit': [['screen'], ['parts'], ['model'], ['input', 'seats', 'talk', 'rules'], ['end'], ['table']],
  'apps/web/src/games': [['everdell-duo', 'evergreen', 'glade', 'harmonies']],
};

const own = '^(packages|apps)/';
const test = '[.]test[.]tsx?$';
const pure = '^packages/(core|grid|games/[^/]+|bots/[^/]+|coach|table|testkit/src/glade)/';
const npm = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];

const arrowRules = Object.entries(arrows).map(([from, to]) => {
  const self = from.includes('(') ? [] : [from];
  const allowed = [...self, ...to].map((path) => `^${path}/`);
  return {
    name: `arrow:${from.replace(/\(.*/, '*')}`,
    severity: 'error',
    from: { path: `^${from}/`, pathNot: test },
    to: { path: own, pathNot: allowed },
  };
});

// A test may also drive its package through the conformance suite.
const testRules = Object.entries(arrows).map(([from, to]) => {
  const self = from.includes('(') ? [] : [from];
  const allowed = [...self, ...to, 'packages/testkit'].map((path) => `^${path}/`);
  return {
    name: `arrow-of-test:${from.replace(/\(.*/, '*')}`,
    severity: 'error',
    from: { path: `^${from}/.*${test}` },
    to: { path: own, pathNot: allowed },
  };
});

const roomRules = Object.entries(houses).flatMap(([house, floors]) =>
  floors.flatMap((rooms, floor) =>
    rooms.map((room) => {
      const below = [...floors.slice(0, floor).flat(), room].map((name) => `^${house}/${name}/`);
      return {
        name: `room:${house.replace(/^apps\/|\/src/g, '')}/${room}`,
        severity: 'error',
        from: { path: `^${house}/${room}/`, pathNot: test },
        to: { path: `^${house}/`, pathNot: below },
      };
    }),
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...arrowRules,
    ...testRules,
    ...roomRules,
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: {},
      to: { path: test },
    },
    {
      name: 'nobody-imports-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'rules-import-no-npm-package',
      severity: 'error',
      from: { path: pure, pathNot: test },
      to: { dependencyTypes: npm, pathNot: own },
    },
    {
      name: 'rules-import-no-node-module',
      severity: 'error',
      from: { path: pure, pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'example-game-knows-no-suite',
      severity: 'error',
      from: { path: '^packages/testkit/src/glade/', pathNot: test },
      to: { path: '^packages/testkit/', pathNot: '^packages/testkit/src/glade/' },
    },
    {
      name: 'product-needs-no-dev-package',
      severity: 'error',
      from: { path: own, pathNot: [test, '^packages/testkit/', '^apps/[^/]+/scripts/'] },
      // Types vanish before anything runs.
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: own },
    },
    {
      name: 'declared',
      severity: 'error',
      from: { path: own },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
