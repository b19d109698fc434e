import type { BotMaker } from '@sunglade/bots-engine';
import { createBots } from './bot.ts';

export { STYLES } from './levels.ts';

export const bots: BotMaker = createBots();
