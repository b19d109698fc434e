// The games that have a screen of their own. Every other game of the registry is played on the plain screen.
import type { LoadScreen } from '../kit/screen.ts';

interface ScreenModule {
  readonly loadScreen: LoadScreen;
}

export const SCREENS: Readonly<Record<string, () => Promise<ScreenModule>>> = {
  glade: () => import('./glade/index.tsx'),
  evergreen: () => import('./evergreen/index.ts'),
};
