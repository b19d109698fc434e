import { ACTIONS, evergreen, type Open } from '@sunglade/evergreen';
import { describe, expect, it } from 'vitest';
import { createPosition, foreseeAll } from '../../kit/screen/position.ts';
import type { Position } from '../../kit/screen/screen.ts';
import { createSavedTable, LocalTable } from '../../session/local-table.ts';
import { dropOf, spaceStep, targetOf } from './steps.ts';
import { cardOf, type Table } from './table.ts';
import { actionTarget, POWER_TARGET, planetTarget, slotTarget, spaceTarget } from './targets.ts';

function alone(): Table {
  const setup = evergreen.setup({ seats: 1 });
  if (!setup.ok) throw new Error('no set-up');
  const chairs = [{ kind: 'person', person: 0, name: 'Fern' }] as const;
  const kept = createSavedTable({ game: 'evergreen', seats: 1, chairs }, evergreen, 'table-0001', 0);
  if ('problems' in kept) throw new Error('problems');
  const { view, chairs: seats, you, acting } = new LocalTable(kept, evergreen).seen(0);
  if (!view) throw new Error('no view');
  const rules = evergreen.bind(setup.value);
  const input = { game: evergreen, setup: setup.value, rules, view, chairs: seats, you, seat: 0, acting };
  return createPosition({ ...input, over: false, live: true }) as Position as Position<Open, null>;
}

/** Some games alone, with a look at every moment of them. */
function playThrough(look: (position: Table) => void): void {
  for (let game = 0; game < 3; game++) {
    let position = alone();
    for (let moment = 0; position.legal.length > 0; moment++) {
      look(position);
      // Now this, now that: the planet has to become a colourful one.
      position = position.after(position.legal[(moment * 7) % position.legal.length] as string) ?? position;
    }
  }
}

const onSpaces = (position: Position): readonly string[] => position.legal.filter((step) => spaceStep(step) !== null);

describe('dragging', () => {
  it('takes a card onto the own planet and nowhere else', () => {
    const position = alone();
    expect(dropOf(slotTarget(2), planetTarget(0), position)).toEqual(['take 2']);
    for (const to of [planetTarget(1), spaceTarget(0, '4,4'), slotTarget(1), 'deck'])
      expect(dropOf(slotTarget(2), to, position)).toBeNull();
  });

  it('does with one action or power whatever can be done by clicks, and nothing else', () => {
    const used = new Set<string>();
    playThrough((position) => {
      const turn = position.view.open.players[0]?.turn;
      if (!turn) return;
      const power = cardOf(position, turn.card)?.power ?? '';
      const choices = [
        ...ACTIONS.map((action) => [`action ${action}`, actionTarget(action)] as const),
        ['power', POWER_TARGET] as const,
      ];
      for (const [choice, from] of choices) {
        const next = position.after(choice);
        if (!next) continue;
        for (const step of onSpaces(next)) {
          const to = targetOf(step, 0) ?? '';
          const meant = dropOf(from, to, position);
          expect(meant?.[0]).toBe(choice);
          // On one space an action can do only one thing, so that a drag is never in doubt.
          expect(meant?.[1]).toBe(step);
          expect(foreseeAll(position, meant ?? []).refusal).toBeNull();
          used.add(choice === 'power' ? power : choice);
        }
        if (power === 'bud' && choice === 'power') {
          expect(dropOf(from, planetTarget(0), position)).toEqual(['power']);
          expect(dropOf(from, spaceTarget(0, '4,4'), position)).toBeNull();
          used.add('bud');
        }
      }
    });
    for (const one of ['action A', 'action B', 'action C', 'action D']) expect(used).toContain(one);
    expect(used.size).toBeGreaterThan(6);
  });

  it('goes on with what was chosen', () => {
    let went = 0;
    playThrough((position) => {
      const turn = position.view.open.players[0]?.turn;
      if (!turn || turn.doing === null) return;
      const from = turn.doing === 'power' ? POWER_TARGET : actionTarget(turn.action ?? 'A');
      for (const step of onSpaces(position)) {
        const meant = dropOf(from, targetOf(step, 0) ?? '', position);
        if (meant?.[0] === step) went++;
        else expect(meant).toHaveLength(1);
      }
    });
    expect(went).toBeGreaterThan(50);
  });
});
