import { createPicker, createStepBuffer, seat, seedFrom } from '@sunglade/core';
import { expect, it } from 'vitest';
import { apply } from './apply.ts';
import { acting, check, legal } from './check.ts';
import { everdellDuo } from './index.ts';
import { createBound, createState } from './state.ts';

it('lists exactly the steps that it allows', () => {
  const setup = everdellDuo.setup({ seats: 2 });
  if (!setup.ok) throw new Error('the house set must set up');
  const b = createBound(setup.value, 1);
  const buffer = createStepBuffer({ stepLimit: b.steps.limit });
  const pick = createPicker(5);
  const s = createState(b, seedFrom('check'));
  for (let i = 0; acting(b, s) !== 0; i++) {
    const one = seat(acting(b, s) - 1);
    legal(b, s, one, buffer);
    const listed = [...buffer.steps.subarray(0, buffer.length)];
    if (i % 5 === 0) {
      const allowed = Array.from({ length: b.steps.limit }, (_, step) => step);
      expect(listed).toEqual(allowed.filter((step) => check(b, s, one, step) === null));
    }
    apply(b, s, one, listed[pick(listed.length)]!);
  }
});
