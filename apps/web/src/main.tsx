import { render } from 'preact';
import './styles/tokens.css';
import './styles/base.css';
import { addCommonSprite } from './art/sprite.ts';
import { painted } from './base/breathe.ts';
import { startRouter } from './base/router.ts';
import { applySettings } from './base/settings.ts';
import { startTitle } from './base/title.ts';
import { startTexts } from './locales/index.ts';
import { startLooking } from './session/looking.ts';
import { startOwnTables } from './session/own-tables.ts';
import { App } from './site/App.tsx';
import { hurry } from './site/early.ts';
import { startUpdates } from './site/updates.ts';

hurry(location.pathname);
applySettings();
addCommonSprite();
startRouter();
startUpdates();
// Not awaited at the top: a language is a file of its own, and it needs this one to be finished. The first light of
// index.html is painted before the page is built: on a slow phone that takes a while.
void Promise.all([startTexts(), painted()]).then(() => {
  document.getElementById('first-light')?.remove();
  const root = document.getElementById('app');
  if (root) render(<App />, root);
  startTitle();
  startOwnTables();
  startLooking();
});
