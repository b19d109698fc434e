// Campaigns and challenges of a game, where it has any.
import { BookPage as DuoBook } from '../games/everdell-duo/book/BookPage.tsx';
import { Lost } from './Lost.tsx';

export const BookPage = ({ game }: { readonly game: string }) => (game === 'everdell-duo' ? <DuoBook /> : <Lost />);
