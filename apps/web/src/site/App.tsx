import { useErrorBoundary } from 'preact/hooks';
import { type Route, route } from '../base/router.ts';
import { t } from '../locales/index.ts';
import { Lost } from '../pages/Lost.tsx';
import { Failed } from './Failed.tsx';
import { Lazy } from './Lazy.tsx';
import { UpdateNotice } from './UpdateNotice.tsx';

/** Each page is loaded when somebody goes there; the one of the first address is asked for early. */
function Page({ to }: { readonly to: Route }) {
  switch (to.page) {
    case 'landing':
      return <Lazy key="landing" load={async () => (await import('../pages/Landing.tsx')).Landing} props={{}} />;
    case 'play':
      return (
        <Lazy
          key="play"
          load={async () => (await import('../pages/PlayPage.tsx')).PlayPage}
          props={{ game: to.game, id: to.id }}
        />
      );
    case 'table':
      return (
        <Lazy
          key="table"
          load={async () => (await import('../pages/OnlinePage.tsx')).OnlinePage}
          props={{ id: to.id }}
        />
      );
    case 'record':
      return <Lazy key="record" load={async () => (await import('../pages/RecordPage.tsx')).RecordPage} props={{}} />;
    case 'review':
      return <Lazy key="review" load={async () => (await import('../pages/ReviewPage.tsx')).ReviewPage} props={{}} />;
    case 'new':
      return (
        <Lazy
          key="new"
          load={async () => (await import('../pages/NewTable.tsx')).NewTablePage}
          props={{ game: to.game }}
        />
      );
    case 'lobby':
      return <Lazy key="lobby" load={async () => (await import('../pages/Lobby.tsx')).Lobby} props={{}} />;
    case 'history':
      return <Lazy key="history" load={async () => (await import('../pages/History.tsx')).History} props={{}} />;
    case 'settings':
      return (
        <Lazy key="settings" load={async () => (await import('../pages/SettingsPage.tsx')).SettingsPage} props={{}} />
      );
    case 'account':
      return (
        <Lazy
          key="account"
          load={async () => (await import('../pages/account/AccountPage.tsx')).AccountPage}
          props={{}}
        />
      );
    case 'notices':
      return (
        <Lazy
          key="notices"
          load={async () => (await import('../pages/notices/NoticesPage.tsx')).NoticesPage}
          props={{}}
        />
      );
    case 'friends':
      return (
        <Lazy
          key="friends"
          load={async () => (await import('../pages/friends/FriendsPage.tsx')).FriendsPage}
          props={{}}
        />
      );
    case 'friend-link':
      return (
        <Lazy
          key="friend-link"
          load={async () => (await import('../pages/friends/FriendLinkPage.tsx')).FriendLinkPage}
          props={{ token: to.token }}
        />
      );
    case 'mail-link':
      return (
        <Lazy
          key={`mail-link ${to.purpose}`}
          load={async () => (await import('../pages/notices/MailLinkPage.tsx')).MailLinkPage}
          props={{ purpose: to.purpose, token: to.token }}
        />
      );
    case 'rules':
      return (
        <Lazy
          key="rules"
          load={async () => (await import('../pages/rules/RulesPage.tsx')).RulesPage}
          props={{ game: to.game }}
        />
      );
    case 'card-index':
      return (
        <Lazy
          key="card-index"
          load={async () => (await import('../pages/rules/CardIndex.tsx')).CardIndex}
          props={{ game: to.game }}
        />
      );
    case 'book':
      return (
        <Lazy
          key="book"
          load={async () => (await import('../pages/BookPage.tsx')).BookPage}
          props={{ game: to.game }}
        />
      );
    case 'cards':
      return (
        <Lazy
          key="cards"
          load={async () => (await import('../pages/CardsPage.tsx')).CardsPage}
          props={{ game: to.game }}
        />
      );
    case 'rules-list':
      return <Lazy key="rules-list" load={async () => (await import('../pages/RulesList.tsx')).RulesList} props={{}} />;
    case 'learn':
      return (
        <Lazy key="learn" load={async () => (await import('../pages/learn/LearnPage.tsx')).LearnPage} props={{}} />
      );
    case 'learn-game':
      return (
        <Lazy
          key="learn-game"
          load={async () => (await import('../pages/learn/LearnGame.tsx')).LearnGame}
          props={{ game: to.game }}
        />
      );
    case 'lesson':
      return (
        <Lazy
          key="lesson"
          load={async () => (await import('../pages/learn/LessonPage.tsx')).LessonPage}
          props={{ game: to.game, lesson: to.lesson }}
        />
      );
    case 'puzzles':
      return (
        <Lazy
          key="puzzles"
          load={async () => (await import('../pages/puzzles/PuzzlesPage.tsx')).PuzzlesPage}
          props={{}}
        />
      );
    case 'puzzle-game':
      return (
        <Lazy
          key="puzzle-game"
          load={async () => (await import('../pages/puzzles/PuzzleGame.tsx')).PuzzleGame}
          props={{ game: to.game }}
        />
      );
    case 'puzzle':
      return (
        <Lazy
          key="puzzle"
          load={async () => (await import('../pages/puzzles/PuzzlePage.tsx')).PuzzlePage}
          props={{ game: to.game, puzzle: to.puzzle }}
        />
      );
    case 'trials':
      return (
        <Lazy key="trials" load={async () => (await import('../pages/trials/TrialsPage.tsx')).TrialsPage} props={{}} />
      );
    case 'about':
      return <Lazy key="about" load={async () => (await import('../pages/About.tsx')).About} props={{}} />;
    case 'lost':
      return <Lost />;
  }
}

export function App() {
  const [error, reset] = useErrorBoundary();
  const to = route.value;
  return (
    <>
      <a class="skip" href="#main">
        {t('skip')}
      </a>
      {error ? <Failed retry={reset} /> : <Page to={to} />}
      <UpdateNotice />
    </>
  );
}
