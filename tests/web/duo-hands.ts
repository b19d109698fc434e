// Hands for Everdell Duo in a browser, which find everything by its role and its name: a step of the rules becomes the
// presses of a person who means it.
import {
  CARD_PLACE,
  type Content,
  type Open,
  RIVER_PLACE,
  readStep,
  SLOT_PLACE,
  type StepData,
} from '@sunglade/everdell-duo';
import type { Locator, Page } from 'playwright-core';
import { optionsAsked } from '../../apps/web/src/games/everdell-duo/pending.ts';
import { words } from '../../apps/web/src/games/everdell-duo/words/en.ts';
import { clauseOf } from '../../apps/web/src/games/everdell-duo/words/phrases.ts';

/** What has to be known about the table to name its things. */
export interface Named {
  readonly content: Content;
  readonly open: Open;
  /** Who leads which animal. */
  readonly hare: string;
  readonly tortoise: string;
}

const { cards, events, rivers } = words.names;
const cardCalled = (id: string): string => cards[id] ?? id;

function placeCalled({ content: { placeNames, edition }, open }: Named, name: string): string {
  const place = placeNames.indexOf(name);
  if (place < RIVER_PLACE) return words.farm(place + 1);
  if (place < SLOT_PLACE) return rivers[edition.rivers[open.river[place - RIVER_PLACE] ?? -1]?.id ?? ''] ?? name;
  if (place >= CARD_PLACE) return cardCalled(name);
  const event = edition.events[open.slots[place - SLOT_PLACE] ?? -1];
  return event ? (events[event.id] ?? name) : words.events.slot(place - SLOT_PLACE + 1);
}

/** What its button is called, and the thing that has to be looked at before there is one. */
interface Move {
  readonly button: string | RegExp;
  readonly thing?: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Things say their name first, then all about them. */
const called = (name: string): RegExp => new RegExp(`^${escaped(name)}[,.] `);

function moveOf(at: Named, step: StepData): Move {
  const { steps, sheet, team } = words;
  switch (step.verb) {
    case 'accept':
      return { button: new RegExp(`^(?:${steps.accept}|${team.steps.agree})$`) };
    case 'done':
    case 'decline':
      return { button: steps[step.verb] };
    case 'draw':
      return { button: steps.draw, thing: called(steps.draw) };
    case 'move':
      return { button: steps.move[step.marker] };
    case 'gain':
      return { button: steps.gain(words.counted(step.resource, 1)) };
    case 'payResource':
      return { button: steps.payKind(words.counted(step.resource, 1)) };
    case 'pay':
      return { button: new RegExp(`^${steps.pay}\\b`) };
    case 'option': {
      // Options say what they bring.
      const effect = optionsAsked({ view: { open: at.open } } as never, at.content)[step.option - 1];
      const brings = effect ? clauseOf(words.phrases, effect) : '';
      return { button: brings.charAt(0).toUpperCase() + brings.slice(1) };
    }
    case 'with':
      return { button: new RegExp(`^${escaped(steps.with(cardCalled(step.card)))}`) };
    case 'play':
      return { button: new RegExp(`^(?:${sheet.play}|${sheet.playWithToken})$`), thing: called(cardCalled(step.card)) };
    case 'take':
    case 'discard':
    case 'keep':
    case 'tuck':
    case 'activate':
    case 'copy':
    case 'token':
      return { button: steps[step.verb](cardCalled(step.card)), thing: called(cardCalled(step.card)) };
    case 'place':
    case 'use':
    case 'from': {
      const name = placeCalled(at, step.place);
      return { button: steps[step.verb](name), thing: called(name) };
    }
    case 'to':
      return { button: step.who === 'nobody' ? team.steps.nobody : `For ${at[step.who]}` };
    case 'return':
      return { button: team.steps.return };
    case 'news':
      return { button: team.steps.keepNews(team.news[step.news]?.title ?? '') };
    default:
      throw new Error(`nobody here knows how to ${step.verb}`);
  }
}

const buttonCalled = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' }).first();

/** What a person does to make a move. */
export type Hand = () => Promise<void>;

/** Presses the move's button, or the thing that leads to it and then its button. Null while neither is on the screen. */
export async function findMove(page: Page, at: Named, text: string): Promise<Hand | null> {
  const step = readStep(text);
  if (!step) throw new Error(text);
  const { button, thing } = moveOf(at, step);
  const direct = buttonCalled(page, button);
  if (await direct.isVisible()) return () => direct.click();
  const looked = thing && buttonCalled(page, thing);
  if (!looked || !(await looked.isVisible())) return null;
  return async () => {
    await looked.click();
    await buttonCalled(page.getByRole('dialog'), button).click();
  };
}
