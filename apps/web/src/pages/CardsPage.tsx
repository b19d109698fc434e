// Where everything of a game's set comes from, where it is not printed in a box.
import { OriginsPage } from '../games/everdell-duo/origins/OriginsPage.tsx';
import { Lost } from './Lost.tsx';

export const CardsPage = ({ game }: { readonly game: string }) =>
  game === 'everdell-duo' ? <OriginsPage /> : <Lost />;
