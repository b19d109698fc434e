import { expect, test } from 'vitest';
import { wrongIn } from './screens.ts';

const verbs = ['take', 'plant', 'done'];

test.each([
  "const [verb, what] = step.split(' ');",
  "if (step.startsWith('plant ')) return null;",
  'if (steps.some((step) => step.startsWith("take"))) return;',
  `props.play(\`plant \${place}\`);`,
  "const text = 'take ' + slot;",
  'const place = step.slice(6);',
  'const found = step.match(/plant (.*)/);',
])('a screen may not say %s', (line) => expect(wrongIn(line, verbs)).not.toBeNull());

test.each([
  'const step = readStep(text);',
  "if (step?.verb === 'plant') return step.place;",
  "props.play(printStep({ verb: 'take', slot }));",
  `const target = \`place:\${place}\`;`,
  "if (target.startsWith('card:')) return target;",
  'const label = words.plant(name);',
])('a screen may say %s', (line) => expect(wrongIn(line, verbs)).toBeNull());
