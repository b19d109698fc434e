import { ACTIONS, evergreen, type Open } from '@sunglade/evergreen';
import { describe, expect, it } from 'vitest';
import { createStand, foreseeAll } from '../../kit/screen/position.ts';
import type { Stand } from '../../kit/screen/screen.ts';
import { createKept, LocalTable } from '../../session/local-table.ts';
import { dropOf, spaceStep, targetOf } from './steps.ts';
import { cardOf, type Table } from './table.ts';
import { actionTarget, POWER_TARGET, planetTarget, slotTarget, spaceTarget } from './targets.ts';

function alone(): Table {
  const setup = evergreen.setup({ seats: 1 });
  if (!setup.ok) throw new Error('no set-up');
  const chairs = [{ kind: 'person', person: 0, name: 'Fern' }] as const;
  const kept = createKept({ game: 'evergreen', seats: 1, chairs }, evergreen, 'table-0001', 0);
  if ('problems' in kept) throw new Error('problems');
  const { view, chairs: seats, you, acting } = new LocalTable(kept, evergreen).seen(0);
  if (!view) throw new Error('no view');
  const rules = evergreen.bind(setup.value);
  const input = { game: evergreen, setup: setup.value, rules, view, chairs: seats, you, seat: 0, acting };
  return createStand({ ...input, over: false, live: true }) as Stand as Stand<Open, null>;
}

/** Some games alone, with a look at every moment of them. */
function playThrough(look: (stand: Table) => void): void {
  for (let game = 0; game < 3; game++) {
    let stand = alone();
    for (let moment = 0; stand.legal.length > 0; moment++) {
      look(stand);
      // Now this, now that: the planet has to become a colourful one.
      stand = stand.after(stand.legal[(moment * 7) % stand.legal.length] as string) ?? stand;
    }
  }
}

const onSpaces = (stand: Stand): readonly string[] => stand.legal.filter((step) => spaceStep(step) !== null);

describe('dragging', () => {
  it('takes a card onto the own planet and nowhere else', () => {
    const stand = alone();
    expect(dropOf(slotTarget(2), planetTarget(0), stand)).toEqual(['take 2']);
    for (const to of [planetTarget(1), spaceTarget(0, '4,4'), slotTarget(1), 'deck'])
      expect(dropOf(slotTarget(2), to, stand)).toBeNull();
  });

  it('does with one action or power whatever can be done by clicks, and nothing else', () => {
    const used = new Set<string>();
    playThrough((stand) => {
      const turn = stand.view.open.players[0]?.turn;
      if (!turn) return;
      const power = cardOf(stand, turn.card)?.power ?? '';
      const choices = [
        ...ACTIONS.map((action) => [`action ${action}`, actionTarget(action)] as const),
        ['power', POWER_TARGET] as const,
      ];
      for (const [choice, from] of choices) {
        const next = stand.after(choice);
        if (!next) continue;
        for (const step of onSpaces(next)) {
          const to = targetOf(step, 0) ?? '';
          const meant = dropOf(from, to, stand);
          expect(meant?.[0]).toBe(choice);
          // On one space an action can do only one thing, so that a drag is never in doubt.
          expect(meant?.[1]).toBe(step);
          expect(foreseeAll(stand, meant ?? []).refusal).toBeNull();
          used.add(choice === 'power' ? power : choice);
        }
        if (power === 'bud' && choice === 'power') {
          expect(dropOf(from, planetTarget(0), stand)).toEqual(['power']);
          expect(dropOf(from, spaceTarget(0, '4,4'), stand)).toBeNull();
          used.add('bud');
        }
      }
    });
    for (const one of ['action A', 'action B', 'action C', 'action D']) expect(used).toContain(one);
    expect(used.size).toBeGreaterThan(6);
  });

  it('goes on with what was chosen', () => {
    let went = 0;
    playThrough((stand) => {
      const turn = stand.view.open.players[0]?.turn;
      if (!turn || turn.doing === null) return;
      const from = turn.doing === 'power' ? POWER_TARGET : actionTarget(turn.action ?? 'A');
      for (const step of onSpaces(stand)) {
        const meant = dropOf(from, targetOf(step, 0) ?? '', stand);
        if (meant?.[0] === step) went++;
        else expect(meant).toHaveLength(1);
      }
    });
    expect(went).toBeGreaterThan(50);
  });
});
